import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { operatorRoutes, sellerRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import { expect } from '@playwright/test'
import { goodsNamed } from '../../support/demoGoods.ts'
import { confirm, itemOf } from '../../support/order/paidOrder.ts'
import { aShopper } from '../claim/shopper.ts'
import { test } from '../shop.ts'
import { logInOperator, logInSeller } from '../staff/steps.ts'
import { expectToast } from '../toasts.ts'

const TEA = goodsNamed('하동 세작 녹차')
const NAME = '하동 세작 녹차'
const TEXT = '티백이 아니라서 우리기 번거로웠어요. 사장님 성함까지 적힌 쪽지는 부담스러웠어요.'

test('판매자가 답하고 신고한 리뷰를 운영자가 숨기면, 작성자가 이의를 제기한다', async ({
  page,
  inspect,
}) => {
  const { buyer, buy } = await aShopper(page)
  const item = itemOf(await buy({ goodsId: TEA, until: 'SC' }))
  await confirm(buyer, item)
  await buyer.ask('POST', `/goods/${TEA}/feedbacks`, {
    body: {
      orderItemIdEncrypt: item.orderItemIdEncrypt,
      score: 2,
      text: TEXT,
      clauseList: [{ clauseId: 1, agreeYn: 'Y' }],
    },
  })

  await logInSeller(page, 'dadam', ['CS'])
  await page.goto(sellerRoutes.reviews({ keyword: NAME }))
  const row = page.getByRole('row').filter({ hasText: TEXT })
  await row.getByRole('button', { name: '답글 쓰기' }).click()
  const replying = page.getByRole('dialog', { name: '리뷰 답글' })
  await replying.getByLabel('모두에게 보이는 답글').fill('다음에는 티백도 함께 준비할게요.')
  await replying.getByRole('button', { name: '등록' }).click()
  await expect(row).toContainText('다음에는 티백도 함께 준비할게요.')
  await row.getByRole('button', { name: `${NAME} 리뷰 신고` }).click()
  const reporting = page.getByRole('dialog', { name: '리뷰 신고' })
  await reporting.getByRole('button', { name: '신고하기' }).click()
  await expect(reporting.getByText('신고 사유를 선택해 주세요.')).toBeVisible()
  await inspect('seller-review-report')
  await reporting.getByRole('radio', { name: '개인정보 노출' }).check()
  await reporting.getByRole('button', { name: '신고하기' }).click()
  await expectToast(page, '신고를 접수했어요.')

  await logInOperator(page, ['CLAIMS'])
  await page.goto(operatorRoutes.reports({ kind: 'REVIEW' }))
  await expect(page.getByRole('row').filter({ hasText: TEXT })).toContainText('판매자 다담다실')
  await page.goto(operatorRoutes.reviews({ queue: 'PUBLISHED', keyword: '쪽지는 부담' }))
  await page
    .getByRole('row')
    .filter({ hasText: TEXT })
    .getByRole('button', { name: '숨기기' })
    .click()
  const hiding = page.getByRole('dialog', { name: '숨기기' })
  await hiding.getByRole('radio', { name: /권리자 요청/ }).check()
  await hiding.getByLabel('작성한 분에게 알릴 사유').fill('판매자의 이름이 있다는 요청을 받았어요.')
  await inspect('operator-review-hiding')
  await hiding.getByRole('button', { name: '숨기기' }).click()
  await expectToast(page, '리뷰를 숨겼어요.')

  await page.goto(`${routes.review()}?tab=written`)
  const own = page.getByRole('article').filter({ hasText: TEXT })
  await expect(own).toContainText('판매자의 이름이 있다는 요청을 받았어요.')
  await own.getByRole('button', { name: /이의 제기/ }).click()
  const objecting = page.getByRole('dialog', { name: '이의 제기' })
  await objecting.getByLabel('다시 보여야 하는 이유').fill('이름은 적지 않았어요. 다시 봐 주세요.')
  await inspect('review-objection')
  await objecting.getByRole('button', { name: '제출' }).click()
  await expectToast(page, '이의를 제기했어요.')
  await expect(own.getByRole('button', { name: /이의 제기/ })).toHaveCount(0)
  await page.goto(operatorRoutes.reviews({ queue: 'OBJECTED', keyword: '쪽지는 부담' }))
  await expect(page.getByRole('row').filter({ hasText: TEXT })).toContainText(
    '이름은 적지 않았어요. 다시 봐 주세요.',
  )
})
