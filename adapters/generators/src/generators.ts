import type { GeneratedFile } from './file/generatedFile.ts'

export type Generator = {
  readonly name: string
  /** Loads its modules when its turn comes, so that it sees what the ones before it wrote. */
  readonly load: () => Promise<() => Promise<readonly GeneratedFile[]>>
}

/** Everything that is generated and committed, in the order in which one builds on another. */
export const GENERATORS: readonly Generator[] = [
  { name: 'tables', load: async () => (await import('./chart/tables.ts')).generateTables },
  { name: 'flows', load: async () => (await import('./flow/flows.ts')).generateFlows },
  {
    name: 'types',
    load: async () => (await import('./database/tableTypes.ts')).generateTableTypes,
  },
  {
    name: 'client',
    load: async () => (await import('./contract/contractClient.ts')).generateContractClient,
  },
  { name: 'openapi', load: async () => (await import('./contract/openapi.ts')).generateOpenApi },
  { name: 'calls', load: async () => (await import('./contract/calls.ts')).generateCalls },
  {
    name: 'reference',
    load: async () => (await import('./reference/coreReference.ts')).generateCoreReference,
  },
  { name: 'licenses', load: async () => (await import('./license/licenses.ts')).generateLicenses },
]
