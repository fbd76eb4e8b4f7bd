import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A repository that crosses no border, and holds one file for every seed to import. */
const SOUND: Readonly<Record<string, string>> = {
  'package.json': '{}',
  '.gitignore': 'test-results\n',
  'test-results': 'a picture',
  'core/src/money/won.rules.ts': 'export const addWon = (a: number, b: number) => a + b\n',
  'core/src/order/order.chart.ts':
    "import { setup } from 'xstate'\nexport const order = setup({}).createMachine({ id: 'order' })\n",
  'adapters/contract/src/order/order.calls.ts':
    "import { addWon } from '@jangteo/core/money/won.rules'\nexport const total = addWon(1, 2)\n",
  'adapters/http/src/order/order.client.ts': 'export const client = 1\n',
  'adapters/postgres/src/order.store.ts': 'export const store = 1\n',
  'adapters/payment/src/gateway.ts': 'export const gateway = 1\n',
  'core/src/order/price.chart.ts':
    "import { setup } from 'xstate'\nexport const price = setup({}).createMachine({ id: 'price' })\n",
  'core/src/order/price.table.gen.ts': 'export const PRICE_TABLE = 1\n',
  'tests/core/order/orderChart.test.ts': 'const coverage = coverChart(order)\n',
  'adapters/server/src/order/place-order.ts':
    "import { PRICE_TABLE } from '@jangteo/core/order/price.table.gen'\nexport const placeOrder = PRICE_TABLE\n",
  'ui/src/screens/cart/usePrice.ts':
    "import { price } from '@jangteo/core/order/price.chart'\nimport { createActor } from 'xstate'\nexport const usePrice = () => createActor(price)\n",
  'ui/src/lib/route.ts': 'export const route = 1\n',
  'ui/src/parts/goods/Price.tsx':
    "import { route } from '../../lib/route.ts'\nexport const Price = () => <b>{route ? 2 : null}</b>\n",
  'adapters/generators/src/generate.ts':
    "import { placeOrder } from '@jangteo/server/order/place-order'\nexport const generate = placeOrder\n",
  'tests/support/order.fixture.ts':
    "import { order } from '@jangteo/core/order/order.chart'\nexport const anOrder = order\n",
}

/** Writes the repository with other files in it, for the running test alone; returns its root. */
export function repositoryWith(seeded: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'jangteo-repository-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [path, text] of Object.entries({ ...SOUND, ...seeded })) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}
