import { defineConfig } from 'vitest/config'

/** Tables and files that are measured on a database of their own, as tests have one. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: [
      'goodsFile.test.ts',
      'saleEntries.test.ts',
      'drawTmp.test.ts',
      'sellerTables.test.ts',
    ],
    environment: 'node',
    globalSetup: ['../support/databaseServer.ts'],
    testTimeout: 600_000,
  },
})
