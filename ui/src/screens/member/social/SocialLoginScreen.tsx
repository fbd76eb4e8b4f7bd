import { lifeRoutes } from '@jangteo/core/navigation/lifeRoute.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import {
  SOCIAL_PATH_NAMES,
  SOCIAL_PROVIDER_LABELS,
  SOCIAL_PROVIDER_OF,
} from '@jangteo/core/session/social.codes'
import type { SocialPathName, SocialProvider } from '@jangteo/core/session/social.codes'
import type { SocialLoginView, SocialRemedy } from '@jangteo/core/session/socialLogin.view'
import { useEffect, useEffectEvent } from 'react'
import { useCaller } from '../../../lib/caller.ts'
import { useNavigate, useParams } from '../../../lib/router.ts'
import { useFocusOn } from '../../../lib/useFocusOn.ts'
import { ButtonLink } from '../../../parts/action/Button.tsx'
import { NotFoundScreen } from '../../../parts/boundary/NotFoundScreen.tsx'
import { Skeleton, SkeletonPage } from '../../../parts/boundary/Skeleton.tsx'
import { Column } from '../../../parts/layout/Column.tsx'
import { PageHeader } from '../../../parts/layout/PageHeader.tsx'
import { Callout } from '../../../parts/text/Callout.tsx'
import { useToast } from '../../../parts/toast/toast.ts'
import { ProviderButton } from './SocialButtons.tsx'
import { readVisitReturn } from './socialDrafts.ts'
import { SocialSignUp } from './SocialSignUp.tsx'
import styles from './Social.module.css'
import { useSocialLogin } from './useSocialLogin.ts'
import { useSocialStart } from './useSocialStart.ts'

/** The page of a return from a provider: a login, a sign-up, a link, or the reason why it is none. */
export function SocialLoginScreen() {
  const { provider } = useParams()
  const name = SOCIAL_PATH_NAMES.find((one) => one === provider)
  return name === undefined ? <NotFoundScreen /> : <SocialReturn key={name} name={name} />
}

/** Leads on whoever logged in or linked an account. */
function useEnd({ end, endText, returnUrl, suggestsPassword }: SocialLoginView): void {
  const navigate = useNavigate()
  const toast = useToast()
  const leave = useEffectEvent(() => {
    const target = returnUrl ?? routes.home()
    if (endText !== null) toast({ text: endText })
    void navigate(suggestsPassword ? routes.passwordLater(target) : target, { replace: true })
  })
  useEffect(() => {
    if (end !== null) leave()
  }, [end])
}

function SocialReturn({ name }: { readonly name: SocialPathName }) {
  const provider = SOCIAL_PROVIDER_OF[name]
  const label = SOCIAL_PROVIDER_LABELS[provider]
  const view = useSocialLogin(name)
  useEnd(view)
  const { guest, refusal } = view
  const place = useFocusOn<HTMLDivElement>(guest !== null || refusal !== null)
  const title = `${label} 로그인`
  return (
    <>
      <title>{`${title} - 장터`}</title>
      <meta name="robots" content="noindex" />
      <PageHeader title={title} width="form" />
      <Column width="form">
        <div ref={place} tabIndex={-1} className={styles.page} aria-live="polite">
          {guest === null ? null : <SocialSignUp {...{ guest, view, label }} />}
          {refusal === null ? null : <Refused {...{ refusal, provider }} />}
          {guest === null && refusal === null ? <Waiting label={label} /> : null}
        </div>
      </Column>
    </>
  )
}

function Waiting({ label }: { readonly label: string }) {
  return (
    <SkeletonPage>
      <p className={styles.heading}>{label} 계정을 확인하고 있어요</p>
      <Skeleton />
      <Skeleton shape="control" />
    </SkeletonPage>
  )
}

type RefusedProps = {
  readonly refusal: NonNullable<SocialLoginView['refusal']>
  readonly provider: SocialProvider
}

/** Reason why a visit came to nothing, and the way on. */
function Refused({ refusal: { text, remedy }, provider }: RefusedProps) {
  const { isLoggedIn } = useCaller()
  return (
    <>
      <Callout tone="danger">{text}</Callout>
      <div className={styles.pair}>
        {remedy === 'AGAIN' ? <Again provider={provider} isLink={isLoggedIn} /> : null}
        <Remedy remedy={remedy} isLoggedIn={isLoggedIn} />
      </div>
    </>
  )
}

function Again({
  provider,
  isLink,
}: Pick<RefusedProps, 'provider'> & { readonly isLink: boolean }) {
  const returnUrl = isLink ? lifeRoutes.security() : readVisitReturn()
  const { isStarting, start } = useSocialStart({ purpose: isLink ? 'LINK' : 'LOGIN', returnUrl })
  return <ProviderButton provider={provider} isBusy={isStarting} onStart={() => start(provider)} />
}

type RemedyProps = { readonly remedy: SocialRemedy; readonly isLoggedIn: boolean }

function Remedy({ remedy, isLoggedIn }: RemedyProps) {
  if (remedy === 'PASSWORD') {
    return (
      <ButtonLink to={routes.resetPassword()} isWide>
        비밀번호 재설정
      </ButtonLink>
    )
  }
  if (remedy === 'LINKS' || isLoggedIn) {
    return (
      <ButtonLink to={lifeRoutes.security()} variant="outline" isWide>
        연결된 계정 보기
      </ButtonLink>
    )
  }
  const returnUrl = remedy === 'LOGIN' ? lifeRoutes.security() : readVisitReturn()
  return (
    <ButtonLink to={routes.login(returnUrl)} variant="outline" isWide>
      {remedy === 'LOGIN' ? '로그인' : '다른 방법으로 로그인'}
    </ButtonLink>
  )
}
