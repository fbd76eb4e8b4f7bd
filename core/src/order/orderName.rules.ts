/** The longest name of an order that payment gateways take, in characters. Source: domain-rules §4.3. */
export const ORDER_NAME_LENGTH_MAX = 100

function shortened(name: string, lengthMax: number): string {
  const characters = Array.from(name)
  return characters.length <= lengthMax ? name : `${characters.slice(0, lengthMax - 1).join('')}…`
}

/**
 * Returns the name of an order: its first product and the count of further lines. `goodsNames` holds one name for each
 * main line. Source: domain-rules §4.3.
 * @example orderName(['티셔츠', '양말', '모자']) // '티셔츠 외 2건'
 */
export function orderName(goodsNames: readonly string[]): string {
  const [first = '', ...others] = goodsNames
  const rest = others.length > 0 ? ` 외 ${others.length}건` : ''
  return `${shortened(first, ORDER_NAME_LENGTH_MAX - rest.length)}${rest}`
}
