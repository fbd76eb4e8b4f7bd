import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { SESSION_MESSAGES } from '@jangteo/core/session/session.messages'
import { refusalText } from '@jangteo/http/refusal/refusal'
import { useMutation } from '@tanstack/react-query'
import { useCalls } from '../../lib/deps.ts'
import { useNavigate } from '../../lib/router.ts'
import { useSessionChange } from '../../lib/sessionChange.ts'
import { Button, ButtonLink } from '../../parts/action/Button.tsx'
import { Callout } from '../../parts/text/Callout.tsx'
import { Column } from '../../parts/layout/Column.tsx'
import { Form } from '../../parts/field/Form.tsx'
import { FormInput } from '../../parts/field/FormInput.tsx'
import { PasswordInput } from '../../parts/field/PasswordInput.tsx'
import { PageHeader } from '../../parts/layout/PageHeader.tsx'
import { useFields } from '../../parts/field/useFields.ts'
import styles from './Session.module.css'

const EMPTY = { orderNumber: '', password: '' }

function problemsOf({ orderNumber, password }: typeof EMPTY) {
  return {
    ...(orderNumber.trim() === '' ? { orderNumber: SESSION_MESSAGES.ORDER_NUMBER_REQUIRED() } : {}),
    ...(password === '' ? { password: SESSION_MESSAGES.ORDER_PASSWORD_REQUIRED() } : {}),
  }
}

function useOpenOrder() {
  const calls = useCalls()
  const navigate = useNavigate()
  const changeSession = useSessionChange()
  return useMutation(
    calls.session.openGuestOrder.mutationOptions({
      onSuccess: async ({ ordersIdEncrypt }) => {
        await changeSession()
        void navigate(routes.orderDetail(ordersIdEncrypt))
      },
    }),
  )
}

/** A guest finds an order again by its number and the password typed when it was placed. */
export function GuestOrderScreen() {
  const open = useOpenOrder()
  const fields = useFields(EMPTY, problemsOf)
  const submit = () => {
    if (open.isPending) return
    const { orderNumber, password } = fields.values
    open.mutate({ orderNumber: orderNumber.trim(), password })
  }
  return (
    <>
      <title>비회원 주문조회 - 장터</title>
      <PageHeader title="비회원 주문조회" width="form" />
      <Column width="form">
        <Form fields={fields} onSubmit={submit}>
          <FormInput
            state={fields.stateOf('orderNumber')}
            label="주문번호"
            hint="주문을 마쳤을 때 안내한 숫자 16자리예요."
            inputMode="numeric"
            autoComplete="off"
            maxLength={30}
          />
          <PasswordInput
            state={fields.stateOf('password')}
            label="주문 비밀번호"
            hint="주문할 때 정한 비밀번호예요."
            autoComplete="off"
          />
          {open.error === null ? null : <Callout tone="danger">{refusalText(open.error)}</Callout>}
          <Button type="submit" isWide isBusy={open.isPending}>
            주문 조회
          </Button>
        </Form>
        <section className={styles.other} aria-label="회원">
          <p>회원으로 주문했다면 로그인하고 주문내역에서 볼 수 있어요.</p>
          <ButtonLink to={routes.login(routes.orderList())} variant="outline" isWide>
            로그인
          </ButtonLink>
        </section>
      </Column>
    </>
  )
}
