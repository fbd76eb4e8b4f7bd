import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { CAPABILITIES, CHARTS } from '@jangteo/core/chart/chart.codes'
import type { Capability, ChartEntry, ChartKind } from '@jangteo/core/chart/chart.codes'
import { domainName } from '@jangteo/ui/screens/flow/flowNames'
import { Refusal } from '../file/refusal.ts'
import { ROOT } from '../product/root.ts'
import { chartPath } from './chartFiles.ts'

/** A chart to create: its place in core, its kind, and the capability that will run it. */
export type ChartWords = Extract<ChartEntry, { status: 'planned' }>

/** Command line as it was typed. */
export type TypedChart = {
  readonly name: string
  readonly isEntity: boolean
  readonly isProcess: boolean
  readonly capability: string
}

/** Guesses the intended name for `goods.price-alert` and `goods.PriceAlert`; `null` when it cannot. */
function guessName(name: string): string | null {
  const [domain = '', noun = '', ...rest] = name.split('.')
  const camel = noun.replaceAll(/[-_ ]+(\w)/g, (_, letter: string) => letter.toUpperCase())
  const guess = `${domain.toLowerCase()}.${camel.charAt(0).toLowerCase()}${camel.slice(1)}`
  return rest.length === 0 && /^[a-z]+\.[a-z][A-Za-z0-9]*$/.test(guess) ? guess : null
}

function readName(name: string): Pick<ChartWords, 'domain' | 'id'> {
  const [, domain, id] = /^([a-z]+)\.([a-z][A-Za-z0-9]*)$/.exec(name) ?? []
  if (domain === undefined || id === undefined) {
    const guess = guessName(name)
    const advice = guess === null ? '' : ` Did you mean ${guess}?`
    throw new Refusal(
      'NAME_MALFORMED',
      `'${name}' is no <domain>.<name> in camelCase such as goods.restockAlert.${advice}`,
    )
  }
  const domains = readdirSync(join(ROOT, 'core/src'))
  if (!domains.includes(domain)) {
    throw new Refusal(
      'DOMAIN_UNKNOWN',
      `core/src has no folder ${domain}. It has: ${domains.join(', ')}.`,
    )
  }
  if (domainName(domain) === domain) {
    throw new Refusal(
      'DOMAIN_UNNAMED',
      `${domain} has no chart yet: name it in Korean in DOMAIN_NAMES of ui/src/screens/flow/flowNames.ts first.`,
    )
  }
  const other = CHARTS.find((entry) => entry.id === id)
  if (other !== undefined) {
    throw new Refusal(
      'CHART_EXISTS',
      `${chartPath(other)} is called ${id}: a chart has a name of its own in the whole market.`,
    )
  }
  return { domain, id }
}

function readKind({ isEntity, isProcess }: TypedChart): ChartKind {
  if (isEntity === isProcess) {
    throw new Refusal(
      'KIND_UNKNOWN',
      'Say either --entity (it lives in rows and the server decides) or --process (it lives in a page).',
    )
  }
  return isEntity ? 'entity' : 'process'
}

function readCapability(typed: string): Capability {
  const capability = CAPABILITIES.find((known) => known === typed)
  if (capability !== undefined) return capability
  throw new Refusal(
    'CAPABILITY_UNKNOWN',
    `'${typed}' is nothing that a chart waits for: --for with one of ${CAPABILITIES.join(', ')}. A new one goes into CAPABILITIES of core/src/chart/chart.codes.ts first.`,
  )
}

/** Reads a command line. Throws a `Refusal` for a chart that core cannot hold. */
export function readChartWords(typed: TypedChart): ChartWords {
  const place = readName(typed.name)
  const kind = readKind(typed)
  return { ...place, kind, status: 'planned', capability: readCapability(typed.capability) }
}
