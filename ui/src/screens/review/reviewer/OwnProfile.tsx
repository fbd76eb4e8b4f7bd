import { formatNumber } from '@jangteo/core/money/money.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { isLoggedIn } from '@jangteo/core/session/caller.rules'
import { refusalText } from '@jangteo/http/refusal/refusal'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCalls } from '../../../lib/deps.ts'
import { AppLink } from '../../../parts/action/AppLink.tsx'
import { Checkbox } from '../../../parts/field/Checkbox.tsx'
import { useToast } from '../../../parts/toast/toast.ts'
import styles from './Reviewer.module.css'

/** The caller's rank, and if others may see their profile; nothing for a guest. */
export function OwnProfile() {
  const calls = useCalls()
  const session = useQuery(calls.session.whoAmI.queryOptions())
  const isMember = session.data !== undefined && isLoggedIn(session.data.memberShipType)
  const { data } = useQuery({ ...calls.reviewer.me.queryOptions(), enabled: isMember })
  if (data === undefined) return null
  const { rank, score, reviewCount, openYn, buyerIdEncrypt } = data
  const place = rank === null ? '아직 순위에 없어요' : `내 순위 ${formatNumber(rank)}위`
  return (
    <section className={styles.own} aria-label="내 리뷰어 프로필">
      <p>
        <strong>{place}</strong> · 리뷰 {formatNumber(reviewCount)} · {formatNumber(score)}점
      </p>
      <div className={styles.facts}>
        <OpenChoice isOpen={openYn === 'Y'} />
        {reviewCount === 0 ? null : (
          <AppLink className={styles.link} to={routes.reviewerProfile(buyerIdEncrypt)}>
            내 프로필 보기
          </AppLink>
        )}
      </div>
    </section>
  )
}

function OpenChoice({ isOpen }: { readonly isOpen: boolean }) {
  const calls = useCalls()
  const queryClient = useQueryClient()
  const toast = useToast()
  const open = useMutation({
    ...calls.reviewer.open.mutationOptions(),
    onSuccess: ({ openYn }) =>
      toast({ text: openYn === 'Y' ? '프로필을 공개했어요.' : '프로필을 닫았어요.' }),
    onError: (error) => toast({ text: refusalText(error) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: calls.reviewer.key() }),
  })
  return (
    <Checkbox
      isChecked={isOpen}
      isDisabled={open.isPending}
      onChange={(isChecked) => open.mutate({ openYn: isChecked ? 'Y' : 'N' })}
    >
      프로필 공개
    </Checkbox>
  )
}
