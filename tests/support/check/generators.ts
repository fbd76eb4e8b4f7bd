/** Everything that is generated and committed: each writes its files, and with `--check` only compares them. */
export const GENERATORS: readonly string[] = [
  'tests/support/generate/tables.ts',
  'tests/support/generate/flows.ts',
  'tests/support/generate/contractClient.ts',
  'tests/support/generate/openapi.ts',
  'tests/support/generate/calls.ts',
  'tests/support/generate/coreReference.ts',
  'tests/support/generate/licenses.ts',
  'adapters/embedded-postgres/src/generateTypes.ts',
]
