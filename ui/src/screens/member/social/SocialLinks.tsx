import { formatDate } from '@jangteo/core/calendar/dateText.rules'
import { lifeRoutes } from '@jangteo/core/navigation/lifeRoute.rules'
import { SOCIAL_PROVIDER_LABELS } from '@jangteo/core/session/social.codes'
import type { Answers } from '@jangteo/http/call/calls'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useCalls } from '../../../lib/deps.ts'
import { Button } from '../../../parts/action/Button.tsx'
import { ProviderMark } from './ProviderMark.tsx'
import styles from './Social.module.css'
import { useSocialStart } from './useSocialStart.ts'
import { useSocialUnlink } from './useSocialUnlink.ts'

type Social = Answers['social']['list']['socialList'][number]

/** Providers that log in to the member's account, with a way to add and to take off each; nothing where there are none. */
export function SocialLinks() {
  const calls = useCalls()
  const { data } = useSuspenseQuery({ ...calls.social.list.queryOptions(), staleTime: 0 })
  if (data.socialList.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="social-links">
      <h2 id="social-links" className={styles.title}>
        연결된 계정
      </h2>
      <p className={styles.note}>연결한 계정으로 장터에 로그인할 수 있어요.</p>
      <ul>
        {data.socialList.map((social) => (
          <SocialEntry key={social.providerEnum} {...social} />
        ))}
      </ul>
    </section>
  )
}

function SocialEntry({ providerEnum, linkedAt }: Social) {
  const note = linkedAt === null ? '연결되지 않았어요' : `${formatDate(Date.parse(linkedAt))} 연결`
  return (
    <li className={styles.entry}>
      <span className={styles.badge} data-provider={providerEnum}>
        <ProviderMark provider={providerEnum} />
      </span>
      <div className={styles.facts}>
        <span className={styles.name}>{SOCIAL_PROVIDER_LABELS[providerEnum]}</span>
        <span className={styles.note}>{note}</span>
      </div>
      {linkedAt === null ? <Link of={providerEnum} /> : <Unlink of={providerEnum} />}
    </li>
  )
}

type ProviderProps = { readonly of: Social['providerEnum'] }

function Link({ of: provider }: ProviderProps) {
  const returnUrl = lifeRoutes.security()
  const { isStarting, start } = useSocialStart({ purpose: 'LINK', returnUrl })
  return (
    <Button
      variant="outline"
      size="s"
      aria-label={`${SOCIAL_PROVIDER_LABELS[provider]} 연결`}
      isBusy={isStarting}
      onClick={() => start(provider)}
    >
      연결
    </Button>
  )
}

function Unlink({ of: provider }: ProviderProps) {
  const { isPending, unlink } = useSocialUnlink(provider)
  return (
    <Button
      variant="outline"
      size="s"
      aria-label={`${SOCIAL_PROVIDER_LABELS[provider]} 연결 해제`}
      isBusy={isPending}
      onClick={() => void unlink()}
    >
      연결 해제
    </Button>
  )
}
