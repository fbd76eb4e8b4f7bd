import { DEMO_GOODS } from '@jangteo/demo/catalogue'

/** The id that a product of the demo has in every test's market. */
export function goodsNamed(name: string): number {
  const index = DEMO_GOODS.findIndex(({ goods }) => goods.name === name)
  if (index === -1) throw new Error(`the demo sells no ${name}`)
  return index + 1
}
