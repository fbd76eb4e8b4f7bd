import { formatSpokenTime } from '../calendar/dateText.rules.ts'
import type { DealAfterEnd, DealState, DealStatus } from './deal.codes.ts'

/** State, end and follow-up of a deal as the wire shows them. */
type ShownDeal = {
  readonly stateEnum: DealState
  readonly startsAt: string
  readonly endsAt: string
  readonly afterEndEnum: DealAfterEnd
}

const AFTER_END_TEXTS: Readonly<Record<DealAfterEnd, string>> = {
  RETURN: '특가가 끝나면 원래 가격으로 판매해요.',
  FINISH: '특가가 끝나면 판매도 종료돼요.',
}

/** Text for a deal on its product's page: its price is not shown before the start, its follow-up while it runs. */
export function dealNoteText({ stateEnum, startsAt, endsAt, afterEndEnum }: ShownDeal): string {
  if (stateEnum === 'COMING') {
    return `특가 가격은 ${formatSpokenTime(Date.parse(startsAt))}에 공개돼요.`
  }
  const endText = `${formatSpokenTime(Date.parse(endsAt))}까지 특가예요.`
  const followUp =
    stateEnum === 'SOLD_OUT' ? '취소된 수량이 나오면 다시 판매해요.' : AFTER_END_TEXTS[afterEndEnum]
  return `${endText} ${followUp}`
}

/** An empty tab of the list of deals, in words. */
export type NoDealsView = { readonly title: string; readonly text: string }

/** Texts of a tab without deals. */
export const NO_DEALS: Readonly<Record<DealStatus, NoDealsView>> = {
  RUNNING: { title: '지금 진행 중인 특가가 없어요', text: '곧 시작하는 특가를 확인해 보세요.' },
  COMING: { title: '예정된 특가가 없어요', text: '지금 진행 중인 특가를 확인해 보세요.' },
  ENDED: {
    title: '일주일 안에 종료된 특가가 없어요',
    text: '지금 진행 중인 특가를 확인해 보세요.',
  },
}
