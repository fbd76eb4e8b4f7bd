import { SOCIAL_PROVIDER_LABELS } from '@jangteo/core/session/social.codes'
import type { SocialProvider } from '@jangteo/core/session/social.codes'
import { useQuery } from '@tanstack/react-query'
import { useCalls } from '../../../lib/deps.ts'
import { Skeleton, SkeletonPage } from '../../../parts/boundary/Skeleton.tsx'
import { ProviderMark } from './ProviderMark.tsx'
import styles from './Social.module.css'
import { useSocialStart } from './useSocialStart.ts'

/** Ways in by the providers that the market offers; nothing where it offers none. `returnUrl` is the page to go back to. */
export function SocialButtons({ returnUrl }: { readonly returnUrl: string }) {
  const calls = useCalls()
  const { data, isPending } = useQuery(calls.social.list.queryOptions())
  const { isStarting, start } = useSocialStart({ purpose: 'LOGIN', returnUrl })
  if (isPending) return <ButtonsSkeleton />
  const open = data?.socialList.filter(({ isOpen }) => isOpen) ?? []
  if (open.length === 0) return null
  return (
    <section className={styles.buttons} aria-label="간편 로그인">
      <p className={styles.or}>또는</p>
      {open.map(({ providerEnum }) => (
        <ProviderButton
          key={providerEnum}
          provider={providerEnum}
          isBusy={isStarting}
          onStart={() => start(providerEnum)}
        />
      ))}
    </section>
  )
}

type ProviderButtonProps = {
  readonly provider: SocialProvider
  readonly isBusy: boolean
  readonly onStart: () => void
}

/** Goes to a provider, in its colours and words. */
export function ProviderButton({ provider, isBusy, onStart }: ProviderButtonProps) {
  return (
    <button
      type="button"
      className={styles.start}
      data-provider={provider}
      aria-disabled={isBusy}
      aria-busy={isBusy}
      onClick={onStart}
    >
      <ProviderMark provider={provider} />
      <span>{SOCIAL_PROVIDER_LABELS[provider]}로 시작하기</span>
    </button>
  )
}

function ButtonsSkeleton() {
  return (
    <SkeletonPage>
      <div className={styles.buttons}>
        <p className={styles.or}>또는</p>
        <Skeleton shape="control" />
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </div>
    </SkeletonPage>
  )
}
