import { toHex } from '@jangteo/core/display/sha256.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { SALE_NONCE_BYTES } from '@jangteo/core/promotion/saleEntry.codes'
import { isRefusal, refusalText } from '@jangteo/http/refusal/refusal'
import { useMutation } from '@tanstack/react-query'
import { useDeps } from '../../lib/deps.ts'
import { useNavigate } from '../../lib/router.ts'
import { useConfirm } from '../../parts/dialog/confirm.ts'
import { useToast } from '../../parts/toast/toast.ts'
import { useEntryConsent } from '../display/event/useEntryConsent.ts'
import type { SaleGoodsData } from './saleData.ts'

/** Text of the question that a guest is asked. */
const LOGIN_TEXT = '특별판매에 응모하려면 로그인해 주세요.'
const UPGRADE_QUESTION = {
  title: '본인인증한 회원만 응모할 수 있어요',
  text: '한 사람이 한 번만 응모하도록 본인인증을 확인해요.',
  acceptLabel: '본인인증하기',
}
const WITHDRAWAL_QUESTION = {
  title: '응모를 취소할까요?',
  text: '응모 기간 안에는 다시 응모할 수 있어요.',
  acceptLabel: '응모 취소하기',
  dismissLabel: '닫기',
}

type EntryCommand = { readonly goods: SaleGoodsData; readonly isEntry: boolean }

/** The entries of the caller to a special sale; a second try answers the same entry, so a lost answer needs no key. */
export function useSaleEntry() {
  const { calls, queryClient } = useDeps()
  const toast = useToast()
  const navigate = useNavigate()
  const confirm = useConfirm()
  const { agreed, toggle, problem, isReady } = useEntryConsent(LOGIN_TEXT)
  const upgrade = async () => {
    const isAccepted = await confirm(UPGRADE_QUESTION)
    if (isAccepted) void navigate(routes.upgrade(routes.specialSale()))
  }
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async ({ goods: { saleGoodsId }, isEntry }: EntryCommand) => {
      if (!isEntry) return void (await calls.specialSale.withdraw.call({ saleGoodsId }))
      const clientNonce = toHex(crypto.getRandomValues(new Uint8Array(SALE_NONCE_BYTES)))
      const input = { saleGoodsId, clientNonce, agreedTermsList: [...agreed] }
      await calls.specialSale.enter.call(input)
    },
    onSuccess: (_, { isEntry }) => toast({ text: isEntry ? '응모했어요.' : '응모를 취소했어요.' }),
    onError: (error) =>
      isRefusal(error, 'CALLER_NOT_ALLOWED') ? void upgrade() : toast({ text: refusalText(error) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: calls.specialSale.key() }),
  })
  const enter = async (goods: SaleGoodsData) => {
    if (await isReady()) mutate({ goods, isEntry: true })
  }
  const withdraw = async (goods: SaleGoodsData) => {
    if (await confirm(WITHDRAWAL_QUESTION)) mutate({ goods, isEntry: false })
  }
  const busyId = isPending ? variables.goods.saleGoodsId : null
  return { agreed, toggle, problem, busyId, enter, withdraw }
}

/** Entries as the products of a special sale use them. */
export type SaleEntry = ReturnType<typeof useSaleEntry>
