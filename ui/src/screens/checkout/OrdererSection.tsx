import { formatMobile } from '@jangteo/core/member/mask.rules'
import { NAME_LENGTH_MAX } from '@jangteo/core/member/member.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { useState } from 'react'
import { useLocation } from '../../lib/router.ts'
import { AppLink } from '../../parts/action/AppLink.tsx'
import { Button } from '../../parts/action/Button.tsx'
import { Callout } from '../../parts/text/Callout.tsx'
import { FormInput } from '../../parts/field/FormInput.tsx'
import { MobileInput } from '../../parts/field/MobileInput.tsx'
import { PageSection } from '../../parts/layout/PageSection.tsx'
import styles from './Checkout.module.css'
import type { CheckoutEntry } from './useCheckoutForm.ts'

type OrdererProps = { readonly entry: CheckoutEntry }

/** Orderer of the checkout; a member's own data are there already, and opened only to change them. */
export function OrdererSection({ entry }: OrdererProps) {
  const isKnown = entry.page.orderer !== null
  const isRight = entry.violations.every(({ section }) => section !== 'orderer')
  const [isOpen, setIsOpen] = useState(!isKnown || !isRight)
  return isOpen ? (
    <OrdererFields entry={entry} />
  ) : (
    <KnownOrderer entry={entry} onOpen={() => setIsOpen(true)} />
  )
}

function KnownOrderer({ entry, onOpen }: OrdererProps & { readonly onOpen: () => void }) {
  const { ordererName, ordererMobile, ordererEmail } = entry.fields.values
  return (
    <PageSection
      title="주문자"
      extra={
        <Button variant="text" size="s" aria-label="주문자 변경" onClick={onOpen}>
          변경
        </Button>
      }
    >
      <p className={styles.orderer}>
        <strong>{ordererName}</strong>
        <span>{formatMobile(ordererMobile)}</span>
        <span>{ordererEmail}</span>
      </p>
    </PageSection>
  )
}

function OrdererFields({ entry }: OrdererProps) {
  const { stateOf } = entry.fields
  return (
    <PageSection title="주문자">
      {entry.page.orderer === null ? <LoginHint /> : null}
      <FormInput
        state={stateOf('ordererName')}
        label="이름"
        isRequired
        autoComplete="name"
        maxLength={NAME_LENGTH_MAX}
      />
      <MobileInput state={stateOf('ordererMobile')} label="휴대폰 번호" isRequired />
      <FormInput
        state={stateOf('ordererEmail')}
        label="이메일"
        isRequired
        type="email"
        inputMode="email"
        autoComplete="email"
        placeholder="name@example.com"
      />
    </PageSection>
  )
}

function LoginHint() {
  const { pathname, search } = useLocation()
  return (
    <Callout>
      <p>
        비회원으로 주문하고 있어요.{' '}
        <AppLink className={styles.link} to={routes.login(pathname + search)}>
          로그인
        </AppLink>
        하면 쿠폰을 사용할 수 있어요.
      </p>
    </Callout>
  )
}
