import { formatWeekday } from '@jangteo/core/calendar/dateText.rules'
import { formatNumber, formatWon } from '@jangteo/core/money/money.rules'
import { sellerRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import type { StaffAnswers } from '@jangteo/http/staff/staffCalls'
import { useSuspenseQuery } from '@tanstack/react-query'
import { HomeCounts, type HomeCount } from '../staff/HomeCounts.tsx'
import { staffCalls } from '../staff/staffCalls.ts'
import { StaffPage } from '../staff/StaffPage.tsx'

type Home = StaffAnswers['sellerHome']['home']

function moneyOf({ nextPayable }: NonNullable<Home['money']>): HomeCount {
  if (nextPayable === null) {
    return { label: '다음 정산', figure: '없음', to: sellerRoutes.settlements(), isAmount: true }
  }
  const { statementIdEncrypt, day, amount } = nextPayable
  return {
    label: `다음 정산 ${formatWeekday(day)}`,
    figure: formatWon(amount),
    to: sellerRoutes.settlementDetail(statementIdEncrypt),
    isAmount: true,
  }
}

function countsOf({ orders, claims, qnas, goods, money }: Home): HomeCount[] {
  const ofOrders =
    orders === null
      ? []
      : [
          {
            label: '신규주문',
            figure: formatNumber(orders.newCount),
            to: sellerRoutes.orders({ tab: 'NEW' }),
          },
          {
            label: '배송준비',
            figure: formatNumber(orders.readyCount),
            to: sellerRoutes.orders({ tab: 'READY' }),
          },
          {
            label: '발송지연',
            figure: formatNumber(orders.lateCount),
            to: sellerRoutes.orders({ tab: 'LATE' }),
            isUrgent: orders.lateCount > 0,
          },
        ]
  const ofClaims =
    claims === null
      ? []
      : [
          {
            label: '처리할 취소·교환·반품',
            figure: formatNumber(claims.openCount),
            to: sellerRoutes.claims(),
          },
        ]
  const ofQuestions =
    qnas === null
      ? []
      : [
          {
            label: '답변할 상품 문의',
            figure: formatNumber(qnas.unansweredCount),
            to: sellerRoutes.qnas(),
          },
        ]
  const ofGoods =
    goods === null
      ? []
      : [
          {
            label: `재고 ${goods.lowStockMax}개 이하 옵션`,
            figure: formatNumber(goods.lowStockCount),
            to: sellerRoutes.goods({ lowStock: 'Y' }),
          },
        ]
  return [
    ...ofOrders,
    ...ofClaims,
    ...ofQuestions,
    ...ofGoods,
    ...(money === null ? [] : [moneyOf(money)]),
  ]
}

/** The first page of the seller centre: what is to be done today. */
export function SellerHomeScreen() {
  const { data: home } = useSuspenseQuery({
    ...staffCalls.sellerHome.home.queryOptions(),
    staleTime: 0,
  })
  return (
    <StaffPage title="홈" place="판매자센터">
      <HomeCounts counts={countsOf(home)} />
    </StaffPage>
  )
}
