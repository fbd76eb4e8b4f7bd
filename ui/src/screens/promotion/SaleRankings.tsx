import { formatSpokenTime } from '@jangteo/core/calendar/dateText.rules'
import { formatNumber } from '@jangteo/core/money/money.rules'
import { SALE_ENTRY_STATE_LABELS } from '@jangteo/core/promotion/saleEntry.codes'
import type { Answers } from '@jangteo/http/call/calls'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useCalls } from '../../lib/deps.ts'
import { moreOf, PAGED, uniqBy } from '../../lib/infiniteList.ts'
import { MoreButton } from '../../parts/action/MoreButton.tsx'
import { PageSection } from '../../parts/layout/PageSection.tsx'
import { Callout } from '../../parts/text/Callout.tsx'
import { SaleDrawCheck } from './SaleDrawCheck.tsx'
import page from '../display/event/EventDetail.module.css'

type Mine = NonNullable<Answers['specialSale']['rankings']['mine']>

function mineText({ rank, resultEnum, buyUntil }: Mine): string {
  const place = `내 순위 ${formatNumber(rank)}위 · ${SALE_ENTRY_STATE_LABELS[resultEnum]}`
  return buyUntil === null ? place : `${place} · ${formatSpokenTime(Date.parse(buyUntil))}까지`
}

/** The order of the draw, the caller's place first, and the way to compute it again. */
export function SaleRankings({ saleGoodsId }: { readonly saleGoodsId: number }) {
  const calls = useCalls()
  const list = useSuspenseInfiniteQuery(
    calls.specialSale.rankings.infiniteOptions({
      input: (number: number) => ({ saleGoodsId, page: number }),
      ...PAGED,
    }),
  )
  const rows = uniqBy(list.data.pages, ({ entryNo }) => String(entryNo))
  const mine = list.data.pages[0]?.mine ?? null
  const more = moreOf(list)
  return (
    <>
      <header className={page.words}>
        <h1 className={page.name}>추첨 결과</h1>
        {mine === null ? null : (
          <Callout>
            <p>{mineText(mine)}</p>
          </Callout>
        )}
      </header>
      <div className={page.sections}>
        <PageSection title="순위">
          {rows.length === 0 ? (
            <p className={page.note}>공개할 순위가 없어요. 판매가 끝나고 90일이 지나면 삭제돼요.</p>
          ) : (
            <ol className={page.winners}>
              {rows.map(({ rank, entryNo, maskedId, resultEnum }) => (
                <li key={entryNo} className={page.winner}>
                  <span className={page.maskedId}>{formatNumber(rank)}위</span>
                  <span>
                    {maskedId} · {SALE_ENTRY_STATE_LABELS[resultEnum]}
                  </span>
                </li>
              ))}
            </ol>
          )}
          {more === null ? null : <MoreButton {...more} />}
        </PageSection>
        <PageSection title="직접 확인하기">
          <SaleDrawCheck saleGoodsId={saleGoodsId} />
        </PageSection>
      </div>
    </>
  )
}
