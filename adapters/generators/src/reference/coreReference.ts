import { exportsOf } from './coreExports.ts'
import type { Exported } from './coreExports.ts'
import { readCoreFiles } from './publicFiles.ts'
import type { GeneratedFile } from '../file/generatedFile.ts'

const IMPORTING = `Import a file by its name, \`@jangteo/core/<domain>/<noun>.<role>\`. Money is whole won; refusals are codes in capitals,
whose Korean texts are in the \`messages\` of their domain; a source is a section of the specification, of the market rules
(\`domain-rules\`) or a decision.`

const INDEX_HEAD = `# What core has

Generated from the sources: \`npm run generate\`. Each line is a file with its first exports; it leads to all of them with
their parameters and docstrings. How to begin stands in [core's README](../core/README.md).

${IMPORTING}
`

const ROLES = ['codes', 'rules', 'schemas', 'chart', 'table.gen', 'view', 'messages']
const SHOWN_COUNT_MAX = 5

type Domain = readonly [domain: string, paths: readonly string[]]

function roleOf(path: string): number {
  return ROLES.findIndex((role) => path.endsWith(`.${role}.ts`))
}

/** Groups the files that other teams may import, by domain and role. */
function domainsOf(): Domain[] {
  const paths = readCoreFiles().open.map((name) => `core/src/${name}.ts`)
  const domains = Map.groupBy(paths, (path) => path.split('/')[2] ?? '')
  return [...domains].map(([domain, own]) => [
    domain,
    own.toSorted((a, b) => roleOf(a) - roleOf(b) || a.localeCompare(b)),
  ])
}

function nameOf(path: string): string {
  return path.replace('core/src/', '').replace(/\.ts$/, '')
}

/** Functions are what a file does; a type is shown where there is nothing else. */
function rankOf({ name }: Exported): number {
  if (name.startsWith('type ')) return 2
  return name.includes('(') ? 0 : 1
}

function shortNames(path: string): string {
  const names = exportsOf(path)
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .map(({ name }) => `\`${name.replace(/^type /, '').split(/[( ]/)[0] ?? ''}\``)
  const more = names.length - SHOWN_COUNT_MAX
  const shown = names.slice(0, SHOWN_COUNT_MAX).join(', ')
  return more > 0 ? `${shown} and ${more} more` : shown
}

function indexLine(path: string): string {
  const name = nameOf(path)
  const [domain = '', ...file] = name.split('/')
  const anchor = name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  return `- [${file.join('/')}](core/${domain}.md#${anchor}): ${shortNames(path)}`
}

function indexText(domains: readonly Domain[]): string {
  const sections = domains.map(([domain, paths]) =>
    [`## ${domain}`, '', ...paths.map(indexLine), ''].join('\n'),
  )
  return `${[INDEX_HEAD, ...sections].join('\n').trimEnd()}\n`
}

function fileSection(path: string): string {
  const lines = exportsOf(path).map(({ name, doc }) => {
    const text = doc === '' ? '' : `: ${doc}`
    return `- \`${name}\`${text}`
  })
  return [`### ${nameOf(path)}`, '', ...lines, ''].join('\n')
}

function domainFile([domain, paths]: Domain): GeneratedFile {
  const head = `# ${domain}

Generated from the docstrings: \`npm run generate\`. [All of core](../core.md); the files are in
[core/src/${domain}](../../core/src/${domain}).
`
  const content = `${[head, ...paths.map(fileSection)].join('\n').trimEnd()}\n`
  return { path: `docs/core/${domain}.md`, content }
}

/** Renders the whole reference as one text, for the package. */
export function coreReferenceText(): string {
  const sections = domainsOf().map(([domain, paths]) =>
    [`## ${domain}`, '', ...paths.map(fileSection)].join('\n'),
  )
  return `${[`# The reference of core\n\n${IMPORTING}\n`, ...sections].join('\n').trimEnd()}\n`
}

/** Generates the index of what other teams may import of core, and a file for each domain with the docstrings. */
export async function generateCoreReference(): Promise<GeneratedFile[]> {
  const domains = domainsOf()
  return [{ path: 'docs/core.md', content: indexText(domains) }, ...domains.map(domainFile)]
}
