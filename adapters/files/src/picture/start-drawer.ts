import { type ChildProcess, spawn } from 'node:child_process'
import { dirname, join } from 'node:path'

const ENTRY = join(import.meta.dirname, 'draw-picture.entry.ts')
const PACKAGE = join(import.meta.dirname, '../..')
const ROOT = join(PACKAGE, '../..')

/** Node reserves two thirds of it, whatever it needs, and a picture of 20 million pixels takes little more. */
export const ADDRESS_SPACE_KIB_MAX = 3_000_000
const OPEN_FILES_MAX = 64
const HEAP_MB_MAX = 64

/** The program may load the image library and read its own files; other files, processes and workers are denied. */
const PERMISSIONS = [
  '--permission',
  '--allow-addons',
  `--allow-fs-read=${join(ROOT, 'node_modules')}`,
  `--allow-fs-read=${PACKAGE}`,
  // Where its code lies: its own package, or a bundle.
  `--allow-fs-read=${dirname(ENTRY)}`,
]

/** One arena: each thread that waits for another's reserves 64 MiB of its own, and with some of them the space is used up. */
const ENVIRONMENT = { MALLOC_ARENA_MAX: '1' }

const FLAGS = ['--disable-warning=PERM0001', `--max-old-space-size=${HEAP_MB_MAX}`, ...PERMISSIONS]

/** Sets the limits that a shell can, where the system has them, and becomes the drawer. */
const LIMITED = `ulimit -c 0; ulimit -n ${OPEN_FILES_MAX}; ulimit -v ${ADDRESS_SPACE_KIB_MAX}; exec "$0" "$@"`

/**
 * Starts the process that decodes untrusted bytes, with nothing of the server's environment, Node's permission model and resource
 * limits. The server may exit while it waits for work. Source: decision 056.
 */
export function startDrawer(): ChildProcess {
  const command = [process.execPath, ...FLAGS, ENTRY]
  const limited = process.platform === 'linux' ? ['/bin/sh', '-c', LIMITED, ...command] : command
  const [program = '', ...words] = limited
  const child = spawn(program, words, {
    cwd: PACKAGE,
    env: ENVIRONMENT,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  child.unref()
  child.channel?.unref()
  return child
}
