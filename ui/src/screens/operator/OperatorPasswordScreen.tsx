import { operatorRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import { useSuspenseQuery } from '@tanstack/react-query'
import { LinkPasswordForm } from '../staff/LinkPasswordForm.tsx'
import { staffCalls } from '../staff/staffCalls.ts'
import { StaffPasswordScreen } from '../staff/StaffPasswordScreen.tsx'
import type { PasswordLink } from '../staff/StaffPasswordScreen.tsx'
import { FirstOperatorForm } from './FirstOperatorForm.tsx'

const calls = staffCalls.operatorSession

/** Setting the password of an operator by a link, opening the first account, or asking for the link. */
export function OperatorPasswordScreen() {
  return (
    <StaffPasswordScreen
      calls={calls}
      place="장터 운영"
      loginUrl={operatorRoutes.login()}
      LinkForm={LinkedForm}
    />
  )
}

function LinkedForm({ token, onDone }: PasswordLink) {
  const { data } = useSuspenseQuery({
    ...calls.showLink.queryOptions({ input: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const { loginId, name } = data
  return loginId === null || name === null ? (
    <FirstOperatorForm token={token} onDone={onDone} />
  ) : (
    <LinkPasswordForm {...{ calls, token, loginId, name, onDone }} />
  )
}
