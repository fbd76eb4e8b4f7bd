import type { Won } from '@jangteo/core/money/money.rules'
import { createBenefitCalls } from '@jangteo/http/call/benefitCalls'
import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy, useEffect, useRef, useState } from 'react'
import { FoldTitle } from '../layout/FoldTitle.tsx'
import { QueryBoundary } from '../boundary/QueryBoundary.tsx'
import { BROWSER_LINK } from '../../lib/browserLink.ts'
import { Skeleton } from '../boundary/Skeleton.tsx'

const CardPlanList = lazy(async () => ({
  default: (await import('./CardPlanList.tsx')).CardPlanList,
}))

/** The market is one shop. */
const SHOP_ID = 'jangteo'

const benefits = createBenefitCalls(BROWSER_LINK)

type CardPlansProps = {
  /** Amount to pay. */
  readonly amount: Won
  /** They are read at once by somebody who just chose a card, and on request where it was remembered. */
  readonly startsOpen: boolean
}

/** Instalment terms of card companies, below the card that was chosen. */
export function CardPlans({ amount, startsOpen }: CardPlansProps) {
  const [isOpen, setOpen] = useState(startsOpen)
  const ref = useRef<HTMLDetailsElement>(null)
  /** On a prerendered page it may have been opened before this code was there. */
  useEffect(() => setOpen(ref.current?.open === true), [])
  return (
    <details ref={ref} open={startsOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <FoldTitle>카드사별 무이자 할부</FoldTitle>
      {isOpen ? (
        <QueryBoundary skeleton={<Skeleton shape="board" />}>
          <PlanRows amount={amount} />
        </QueryBoundary>
      ) : null}
    </details>
  )
}

function PlanRows({ amount }: Pick<CardPlansProps, 'amount'>) {
  const { data } = useSuspenseQuery(
    benefits.cardInstallment.queryOptions({ input: { shopId: SHOP_ID } }),
  )
  return <CardPlanList plans={data.cardList} amount={amount} />
}
