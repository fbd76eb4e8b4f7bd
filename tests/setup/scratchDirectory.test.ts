import { tmpdir } from 'node:os'
import { scratchRoot } from '@jangteo/embedded-postgres/scratchDirectory'
import { expect, test } from 'vitest'

const HERE = import.meta.dirname

test.each([
  { durability: 'none', directory: HERE, freeBytesMin: 1, root: HERE },
  { durability: 'none', directory: HERE, freeBytesMin: Number.MAX_SAFE_INTEGER, root: tmpdir() },
  { durability: 'none', directory: '/absent', freeBytesMin: 0, root: tmpdir() },
  { durability: 'full', directory: HERE, freeBytesMin: 1, root: tmpdir() },
] as const)(
  '$durability with $freeBytesMin bytes to be free in $directory lies in $root',
  (place) => {
    const { durability, root, ...memory } = place
    expect(scratchRoot(durability, memory)).toEqual(root)
  },
)
