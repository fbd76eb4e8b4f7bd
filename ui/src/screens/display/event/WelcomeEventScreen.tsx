import { WELCOME_STEP_TEXTS, welcomeNoteText } from '@jangteo/core/display/event.view'
import type { WelcomeStep } from '@jangteo/core/display/event.codes'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import type { Answers } from '@jangteo/http/call/calls'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Check, Circle } from 'lucide-react'
import { useCalls } from '../../../lib/deps.ts'
import { AppLink } from '../../../parts/action/AppLink.tsx'
import { ButtonLink } from '../../../parts/action/Button.tsx'
import { QueryBoundary } from '../../../parts/boundary/QueryBoundary.tsx'
import { PageHeader } from '../../../parts/layout/PageHeader.tsx'
import { PageSection } from '../../../parts/layout/PageSection.tsx'
import { Icon } from '../../../parts/picture/Icon.tsx'
import { VisuallyHidden } from '../../../parts/text/VisuallyHidden.tsx'
import { CouponBand } from '../../coupon/CouponBlock.tsx'
import { EventDetailSkeleton } from './EventDetailSkeleton.tsx'
import styles from './Welcome.module.css'

type WelcomeData = Answers['event']['welcome']

/** Pages where each step is taken; the coupon is on this page. */
const STEP_URLS: Readonly<Record<WelcomeStep, string | null>> = {
  COUPON: null,
  ADDRESS: routes.manageAddress(),
  ORDER: routes.home(),
}

/** The page of new members: their coupons and first steps. */
export function WelcomeEventScreen() {
  return (
    <>
      <title>새 회원 혜택 - 장터</title>
      <PageHeader title="새 회원 혜택" />
      <QueryBoundary skeleton={<EventDetailSkeleton />}>
        <Welcome />
      </QueryBoundary>
    </>
  )
}

function Welcome() {
  const calls = useCalls()
  const { data } = useSuspenseQuery(calls.event.welcome.queryOptions())
  const { endsAt, openYn, couponList, stepList } = data
  const note = welcomeNoteText({
    isOpen: openYn === 'Y',
    endsAtMs: endsAt === null ? null : Date.parse(endsAt),
  })
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <p className={styles.name}>장터에 오신 것을 환영해요</p>
        <p className={styles.note}>{note}</p>
      </div>
      <CouponBand title="새 회원 쿠폰" coupons={couponList} />
      {stepList.length === 0 ? null : (
        <div className={styles.first}>
          <Steps steps={stepList} />
        </div>
      )}
      <div className={styles.links}>
        <ButtonLink variant="outline" isWide to={routes.benefitList()}>
          다른 혜택 보기
        </ButtonLink>
      </div>
    </div>
  )
}

function Steps({ steps }: { readonly steps: WelcomeData['stepList'] }) {
  return (
    <PageSection title="처음이라면 이렇게">
      <ol className={styles.steps}>
        {steps.map(({ stepEnum, doneYn }) => (
          <Step key={stepEnum} step={stepEnum} isDone={doneYn === 'Y'} />
        ))}
      </ol>
    </PageSection>
  )
}

function Step({ step, isDone }: { readonly step: WelcomeStep; readonly isDone: boolean }) {
  const { title, text } = WELCOME_STEP_TEXTS[step]
  const url = isDone ? null : STEP_URLS[step]
  return (
    <li className={styles.step} data-done={isDone}>
      <span className={styles.mark}>
        <Icon of={isDone ? Check : Circle} size="s" />
      </span>
      <div>
        <p className={styles.title}>
          {url === null ? (
            title
          ) : (
            <AppLink className={styles.link} to={url}>
              {title}
            </AppLink>
          )}
          {isDone ? <VisuallyHidden> 완료</VisuallyHidden> : null}
        </p>
        <p className={styles.note}>{text}</p>
      </div>
    </li>
  )
}
