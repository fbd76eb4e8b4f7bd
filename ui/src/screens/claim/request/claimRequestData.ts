import type { RequestableClaimType } from '@jangteo/core/claim/claim.codes'
import { CLAIM_MESSAGES } from '@jangteo/core/claim/claim.messages'
import type { ClaimReason } from '@jangteo/core/claim/request/claimReason.codes'
import { combineReasonFacts, offeredReasons } from '@jangteo/core/claim/request/claimReason.rules'
import type { ReasonFacts } from '@jangteo/core/claim/request/claimReason.rules'
import { claimedTogether, onlyClaimable } from '@jangteo/core/claim/request/claimRequest.rules'
import type { ClaimableItem } from '@jangteo/core/claim/request/claimRequest.rules'
import { optionName } from '@jangteo/core/goods/option.rules'
import type { Answers, Calls } from '@jangteo/http/call/calls'
import type { DraftStart, RequestForm } from './claimRequestForm.ts'

export type RequestPage = Answers['claim']['cancelPage']
export type RequestItemData = RequestPage['items'][number]

const PAGE_CALLS = {
  CANCEL: 'cancelPage',
  EXCHANGE: 'exchangePage',
  RETURN: 'returnPage',
} as const satisfies Record<RequestableClaimType, keyof Calls['claim']>

/** The call that answers what the form of a kind of claim starts with. */
export function pageCall(calls: Calls, type: RequestableClaimType) {
  return calls.claim[PAGE_CALLS[type]]
}

/** The group's items as the rules of choosing know them. */
export function claimableItems(page: RequestPage): ClaimableItem[] {
  return page.items.map(({ orderItemIdEncrypt, mainOrderItemIdEncrypt, refusal }) => ({
    id: orderItemIdEncrypt,
    mainId: mainOrderItemIdEncrypt,
    isClaimable: refusal === null,
  }))
}

/** Fields of a draft that its page decides. */
export function draftStart(page: RequestPage): DraftStart {
  return {
    type: page.claimTypeEnum,
    isOnlyChoice: onlyClaimable(claimableItems(page)) !== null,
    orderPlace: page.receiver,
  }
}

type Choice = Pick<RequestForm, 'chosen'>

/** Facts that decide the reasons of the chosen items together. */
function choiceFacts({ items }: RequestPage, { chosen }: Choice): ReasonFacts {
  const chosenItems = items.filter(({ orderItemIdEncrypt }) => chosen.includes(orderItemIdEncrypt))
  return combineReasonFacts(
    chosenItems.map(
      ({ orderItemIdEncrypt: itemId, mainOrderItemIdEncrypt: mainItemId, ...item }) => ({
        ...item,
        itemId,
        mainItemId,
      }),
    ),
  )
}

/** The withdrawal from one of the chosen items is limited, so that the buyer's own reasons are closed. */
export function isChoiceLimited(page: RequestPage, form: Choice): boolean {
  return choiceFacts(page, form).isWithdrawalLimited
}

/** The reasons that the chosen items leave open. */
export function openReasons(page: RequestPage, form: Choice): ClaimReason[] {
  return offeredReasons(page.claimTypeEnum, choiceFacts(page, form))
}

/** Selection after items were ticked and others unticked. */
export function chooseItems(page: RequestPage, chosen: readonly string[]): string[] {
  return claimedTogether(chosen, claimableItems(page))
}

/** Selection after one item was ticked or unticked; add-ons go with their main item. */
export function toggleItem(page: RequestPage, chosen: readonly string[], id: string): string[] {
  const isLeaving = chosen.includes(id)
  const retained = page.items
    .filter(({ mainOrderItemIdEncrypt }) => mainOrderItemIdEncrypt !== id)
    .map(({ orderItemIdEncrypt }) => orderItemIdEncrypt)
    .filter((each) => each !== id && chosen.includes(each))
  return chooseItems(page, isLeaving ? retained : [...chosen, id])
}

/** The only option that an item can be exchanged for; `null` for a choice of several, and where all are sold out. */
export function onlyOption({
  exchangeOptionList,
}: Pick<RequestItemData, 'exchangeOptionList'>): number | null {
  const [only, ...others] = exchangeOptionList.filter(({ soldOut }) => !soldOut)
  return only === undefined || others.length > 0 ? null : only.optionId
}

/** The options that were picked, and those that need no picking, of what is chosen. */
export function picksOf(page: RequestPage, form: RequestForm): RequestForm['picks'] {
  const picks = page.items
    .filter(({ orderItemIdEncrypt }) => form.chosen.includes(orderItemIdEncrypt))
    .flatMap((item) => {
      const picked = item.exchangeOptionList.find(
        ({ optionId, soldOut }) => optionId === form.picks[item.orderItemIdEncrypt] && !soldOut,
      )
      const isOpen = form.picks[item.orderItemIdEncrypt] === undefined
      const only = isOpen || item.exchangeOptionList.length === 1 ? onlyOption(item) : null
      const optionId = picked?.optionId ?? only
      return optionId === null ? [] : [[item.orderItemIdEncrypt, optionId] as const]
    })
  return Object.fromEntries(picks)
}

/** An option as it is picked of a list. */
export function optionLabel({
  optionValues,
  soldOut,
}: RequestItemData['exchangeOptionList'][number]): string {
  const name = optionName(optionValues)
  return soldOut ? `${name} (품절)` : name
}

/** Faults of the chosen items of an exchange or any other claim; `null` when nothing is. */
export function itemsProblem(page: RequestPage, form: RequestForm): string | null {
  const { claimTypeEnum: type } = page
  if (form.chosen.length === 0) return CLAIM_MESSAGES.CLAIM_ITEM_REQUIRED()
  if (openReasons(page, form).length === 0) return CLAIM_MESSAGES.CLAIM_REASON_NOT_SHARED()
  const isPicked = form.chosen.every((id) => form.picks[id] !== undefined)
  return type === 'EXCHANGE' && !isPicked ? CLAIM_MESSAGES.CLAIM_OPTION_REQUIRED() : null
}

/** The claim that keeps items from being claimed, and whether it waits for money; `null` when none does. */
export function conflictingClaim(page: RequestPage) {
  const item = page.items.find(({ refusal }) => refusal?.code.startsWith('ORDER_ITEM_CLAIM_IN'))
  if (item === undefined || item.orderClaimIdEncrypt === null) return null
  return {
    claimId: item.orderClaimIdEncrypt,
    isPaymentDue: item.refusal?.code.endsWith('ADD_PAYMENT_READY') ?? false,
  }
}
