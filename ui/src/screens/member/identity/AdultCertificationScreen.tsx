import {
  ADULT_CERTIFICATION_TEXT,
  ADULT_MEDIA_TEXT,
  ADULT_MEMBER_TEXT,
} from '@jangteo/core/goods/adultMedia.messages'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { ownPathOf } from '@jangteo/core/navigation/pageOpening.rules'
import { refetchChanged } from '@jangteo/http/query/refetchChanged'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useCaller } from '../../../lib/caller.ts'
import { useCalls } from '../../../lib/deps.ts'
import { useNavigate, useSearchParams } from '../../../lib/router.ts'
import { ButtonLink } from '../../../parts/action/Button.tsx'
import { MemberOnly } from '../../../parts/boundary/MemberOnly.tsx'
import { Skeleton, SkeletonPage } from '../../../parts/boundary/Skeleton.tsx'
import { AdultMark } from '../../../parts/goods/AdultMark.tsx'
import { Column } from '../../../parts/layout/Column.tsx'
import { PageHeader } from '../../../parts/layout/PageHeader.tsx'
import { Callout } from '../../../parts/text/Callout.tsx'
import { useToast } from '../../../parts/toast/toast.ts'
import styles from './Identity.module.css'
import { IdentityCheck } from './IdentityCheck.tsx'
import { useIdentityCheck } from './useIdentityCheck.ts'

/** Certification as an adult, and the way back to what asked for it. */
export function AdultCertificationScreen() {
  return (
    <>
      <title>성인인증 - 장터</title>
      <meta name="robots" content="noindex" />
      <PageHeader title="성인인증" width="form" />
      <Column width="form">
        <MemberOnly subject="성인인증" skeleton={<CertificationSkeleton />}>
          <AdultCertification />
        </MemberOnly>
      </Column>
    </>
  )
}

/** Page that asked for the certification; home unless a page did. */
function useReturnUrl(): string {
  const [query] = useSearchParams()
  return ownPathOf(query.get('returnUrl')) ?? routes.home()
}

/** Notifies the page that its caller is certified now, and leads back. */
function useCertified(returnUrl: string): () => void {
  const calls = useCalls()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const toast = useToast()
  return () => {
    void refetchChanged(queryClient, calls.session.whoAmI.key())
    toast({ text: '성인인증을 마쳤어요.' })
    void navigate(returnUrl, { replace: true })
  }
}

/** Asks who the caller is once a check came to nothing: an answer that was lost may have certified them. */
function useCallerAgain(isRefused: boolean): void {
  const calls = useCalls()
  const queryClient = useQueryClient()
  useEffect(() => {
    if (isRefused) void refetchChanged(queryClient, calls.session.whoAmI.key())
  }, [calls, isRefused, queryClient])
}

function AdultCertification() {
  const caller = useCaller()
  const returnUrl = useReturnUrl()
  const check = useIdentityCheck({ purpose: 'ADULT', onVerified: useCertified(returnUrl) })
  useCallerAgain(check.noticeText !== null)
  const isCertified = caller.isKnown && caller.isAdultCertified && check.verified === null
  const isAssociate = caller.isKnown && caller.memberShipType === 'ASSOCIATE_MEMBER'
  if (isCertified) return <Certified returnUrl={returnUrl} />
  return (
    <>
      <div className={styles.intro}>
        <AdultMark />
        <h2 className={styles.heading}>성인인증 후 이용할 수 있어요</h2>
        <p className={styles.law}>{ADULT_MEDIA_TEXT}</p>
      </div>
      {isAssociate ? <AssociateWay returnUrl={returnUrl} /> : <IdentityCheck view={check} />}
      <div className={styles.foot}>
        <p>{ADULT_CERTIFICATION_TEXT}</p>
        <ButtonLink to={returnUrl} variant="quiet" isWide>
          인증하지 않고 돌아가기
        </ButtonLink>
      </div>
    </>
  )
}

/** The way of an associate member: first a member, then certified. */
function AssociateWay({ returnUrl }: { readonly returnUrl: string }) {
  return (
    <>
      <Callout>{ADULT_MEMBER_TEXT}</Callout>
      <ButtonLink to={routes.upgrade(routes.adultCertification(returnUrl))} isWide>
        정회원 되기
      </ButtonLink>
    </>
  )
}

function Certified({ returnUrl }: { readonly returnUrl: string }) {
  return (
    <>
      <div className={styles.intro}>
        <h2 className={styles.heading}>성인인증을 마쳤어요</h2>
        <p>{ADULT_CERTIFICATION_TEXT}</p>
      </div>
      <ButtonLink to={returnUrl} isWide>
        계속하기
      </ButtonLink>
    </>
  )
}

function CertificationSkeleton() {
  return (
    <SkeletonPage>
      <Skeleton shape="title" />
      <Skeleton shape="control" />
    </SkeletonPage>
  )
}
