import type { CallWords } from './callWords.ts'

/** The use case of a new call: the name that it exports and its file from the root. */
export type Skeleton = { readonly name: string; readonly file: string }

function hasId({ path }: CallWords): boolean {
  return path.includes('{id}')
}

/** The call as the contract declares it, answering `done` until it has an answer of its own. */
export function textOfCall(words: CallWords): string {
  const { domain, call, method, path, who } = words
  return [
    `const ${call} = call({ who: '${who}' })`,
    `  .route({ method: '${method}', path: '${path}', summary: '${domain}.${call}', tags: ['${domain}'] })`,
    ...(hasId(words) ? ['  .input(z.object({ id: opaqueId }))'] : []),
    '  .output(done)',
  ].join('\n')
}

/** A use case that changes nothing. */
export function textOfUseCase({ domain, call }: CallWords, { name }: Skeleton): string {
  return `import * as Effect from 'effect/Effect'

/** Answers \`${domain}.${call}\`. Load locked → decide → write → answer; two simultaneous calls change nothing yet. */
export const ${name} = () => Effect.succeed({ done: true } as const)
`
}

const BUYERS: Readonly<Record<string, readonly [string, string]>> = {
  anybody: ["import { aBuyer } from '../../support/buyer.ts'", 'aBuyer(market)'],
  buyer: [
    "import { aGuestWithSession } from '../../support/member.ts'",
    'await aGuestWithSession(market)',
  ],
  member: ["import { aMember } from '../../support/member.ts'", '(await aMember(market)).buyer'],
}

/** A test over HTTP whose expectation is still to be written: it fails and shows what the call answers. */
export function textOfTest(words: CallWords, { name, file }: Skeleton): string {
  const { domain, call, method, path, who } = words
  const [importLine = '', buyer = ''] = BUYERS[who] ?? []
  const target = hasId(words) ? `\`${path.replace('{id}', '${AN_OPAQUE_ID}')}\`` : `'${path}'`
  const body = method === 'GET' || method === 'DELETE' ? '' : ', { body: {} }'
  return `import { afterAll, beforeAll, expect, test } from 'vitest'
${hasId(words) ? "import { AN_OPAQUE_ID } from '../../support/call/sampleInput.ts'\n" : ''}import { openMarket, type TestMarket } from '../../support/market.ts'
${importLine}

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

test('${domain}.${call}', async () => {
  const buyer = ${buyer}
  const answer = await buyer.call<object>('${method}', ${target}${body})
  expect(answer).toEqual({ status: 200, body: 'write here what ${name} of ${file} answers' })
})
`
}
