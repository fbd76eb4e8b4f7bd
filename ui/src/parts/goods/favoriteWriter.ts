import { FAVORITE_MESSAGES } from '@jangteo/core/favorite/favorite.messages'
import {
  type FavoriteGoods,
  withFavorite,
  withoutFavorites,
} from '@jangteo/core/favorite/favorite.rules'
import { isRefusal, refusalText } from '@jangteo/http/refusal/refusal'
import type { InfiniteData } from '@tanstack/react-query'
import type { Answers } from '@jangteo/http/call/calls'
import type { AppDeps } from '../../lib/deps.ts'
import { isMember } from '../dialog/isMember.ts'
import type { SessionRequests } from '../dialog/session.ts'
import type { Toast } from '../toast/toast.ts'

type WriterDeps = Pick<AppDeps, 'calls' | 'queryClient'> &
  Pick<SessionRequests, 'askForLogin'> & { readonly toast: (toast: Toast) => void }

/** Products whose heart is being written, and what the last tap on each wants. */
const wanted = new Map<number, boolean>()

/** Id of a heart that is full before the server has answered. */
const UNANSWERED = ''

/**
 * Fills or empties the heart of a product at once and writes it. Taps on a heart that is being written are not lost, and the
 * last one is carried out when the write before has been answered: never two writes of a product at a time. Whoever is no
 * member is asked to log in.
 */
export async function toggleFavorite(deps: WriterDeps, goodsId: number): Promise<void> {
  const { calls, queryClient } = deps
  if (!(await isMember(deps))) return deps.askForLogin()
  const queryKey = calls.favorite.goodsMe.queryKey()
  const before = queryClient.getQueryData(queryKey)
  const former = before?.find((each) => each.goodsId === goodsId)
  const isWanted = former === undefined
  const isBeingWritten = wanted.has(goodsId)
  wanted.set(goodsId, isWanted)
  const show = (id: string | null) =>
    queryClient.setQueryData(queryKey, (list: FavoriteGoods[] = []) =>
      id === null
        ? withoutFavorites(list, [goodsId])
        : withFavorite(list, { goodsId, favoriteGoodsIdEncrypt: id }),
    )
  await queryClient.cancelQueries({ queryKey })
  show(isWanted ? UNANSWERED : null)
  if (isBeingWritten) return
  const formerId = former?.favoriteGoodsIdEncrypt ?? null
  const { id, error } = await writeWanted(deps, { goodsId, formerId })
  wanted.delete(goodsId)
  show(id)
  if (error !== null) report(deps, error)
  else if ((id === null) !== (formerId === null)) {
    deps.toast({
      text: id === null ? FAVORITE_MESSAGES.FAVORITE_REMOVED() : FAVORITE_MESSAGES.FAVORITE_ADDED(),
    })
  }
  if (id !== null && id !== formerId) renameListed(deps, goodsId, id)
  const isStale = error !== null || before === undefined
  await forget(deps, isStale)
}

type Write = { readonly goodsId: number; readonly formerId: string | null }
type Written = { readonly id: string | null; readonly error: unknown }

/** Writes until what is stored is what the last tap wants. */
async function writeWanted({ calls }: WriterDeps, { goodsId, formerId }: Write): Promise<Written> {
  let id = formerId
  try {
    while (wanted.get(goodsId) !== (id !== null)) {
      if (id === null) {
        id = (await calls.favorite.addGoods.call({ goodsId })).favoriteGoodsIdEncrypt
      } else {
        await calls.favorite.removeGoods.call({ favoriteGoodsIdEncryptList: [id] })
        id = null
      }
    }
    return { id, error: null }
  } catch (error) {
    return { id, error }
  }
}

function report({ toast, askForLogin }: WriterDeps, error: unknown): void {
  if (isRefusal(error, 'SESSION_REQUIRED')) askForLogin()
  else toast({ text: refusalText(error) })
}

/** A heart that was filled again has another id, also in the lists that stay on the screen. */
function renameListed({ calls, queryClient }: WriterDeps, goodsId: number, id: string): void {
  type Pages = InfiniteData<Answers['favorite']['myGoods']>
  const queryKey = calls.favorite.myGoods.key()
  queryClient.setQueriesData<Pages>({ queryKey }, (list) => {
    if (list === undefined) return undefined
    const pages = list.pages.map((page) => ({
      ...page,
      content: page.content.map((goods) =>
        goods.goodsId === goodsId ? { ...goods, favoriteGoodsIdEncrypt: id } : goods,
      ),
    }))
    return { ...list, pages }
  })
}

/** Has lists and figures of favourites asked for again when they are opened; what is on the screen stays as it is. */
async function forget({ calls, queryClient }: WriterDeps, isStale: boolean): Promise<void> {
  const queryKey = calls.favorite.goodsMe.queryKey()
  if (isStale) await queryClient.invalidateQueries({ queryKey })
  const { myGoods, myGoodsCategory, groups, groupDetail } = calls.favorite
  const lists = [myGoods, myGoodsCategory, groups, groupDetail, calls.myPage]
  for (const list of lists) {
    await queryClient.invalidateQueries({ queryKey: list.key(), refetchType: 'none' })
  }
}
