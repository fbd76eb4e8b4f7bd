import { cancelClaimChart } from '@jangteo/core/claim/cancelClaim.chart'
import { CLAIM_BIRTHS } from '@jangteo/core/claim/claimBirth.rules'
import { exchangeClaimChart } from '@jangteo/core/claim/exchangeClaim.chart'
import { returnClaimChart } from '@jangteo/core/claim/returnClaim.chart'
import { CLAIM_TABLE } from '@jangteo/core/claim/claimStep.rules'
import { describe, expect, test } from 'vitest'

describe('클레임이 시작되는 길', () => {
  test.each([
    ['CANCEL', cancelClaimChart],
    ['EXCHANGE', exchangeClaimChart],
    ['RETURN', returnClaimChart],
  ] as const)('구매자의 %s는 그 도표가 시작하는 곳에서 시작한다', (kind, chart) => {
    expect(CLAIM_BIRTHS[kind].state).toEqual(chart.config.initial)
  })

  test('바로 끝난 채 시작하는 클레임은 그 상태로 들어서는 모든 단계와 같은 일을 한다', () => {
    const into = (state: string) =>
      Object.values(CLAIM_TABLE.steps)
        .flatMap((row) => Object.values(row).flat())
        .filter(({ target }) => target === state)
        .map(({ effects }) => effects)
    const completed = into(CLAIM_BIRTHS.REJECT.state)
    expect([completed.length, ...completed]).toEqual([
      completed.length,
      ...completed.map(() => CLAIM_BIRTHS.REJECT.effects),
    ])
    expect(completed.length).toBeGreaterThan(0)
  })

  test('끝나지 않은 상태에서 시작하는 것에는 뒤따르는 일이 없다', () => {
    const rest = Object.values(CLAIM_BIRTHS).filter(({ type }) => type !== 'REJECT')
    expect(rest.flatMap(({ effects }) => effects)).toEqual([])
  })
})
