import { answer } from '../../call/answer.ts'
import { resetPin } from '../../member/pin/reset-pin.ts'
import { setPin } from '../../member/pin/set-pin.ts'
import { showPin } from '../../member/pin/show-pin.ts'
import { verifyPin } from '../../member/pin/verify-pin.ts'
import { confirmVerification } from '../../member/identity/confirm-verification.ts'
import { startVerification } from '../../member/identity/start-verification.ts'
import { leave } from '../../member/withdrawal/leave.ts'
import { openWithdrawal } from '../../member/withdrawal/open-withdrawal.ts'
import { signUp } from '../../member/joining/sign-up.ts'
import { upgrade } from '../../member/joining/upgrade.ts'
import { changePassword } from '../../member/password/change-password.ts'
import { putOffPassword } from '../../member/password/put-off-password.ts'
import { resetPassword } from '../../member/password/reset-password.ts'
import { checkEmail, checkLoginId } from '../../member/proof/check-duplication.ts'
import { findLoginId } from '../../member/proof/find-login-id.ts'
import { proveEmail } from '../../member/proof/prove-email.ts'
import { sendEmailCode } from '../../member/proof/send-email-code.ts'
import { calls } from '../market-calls.ts'

/** The calls of accounts: joining, proving, returning, leaving, with the use cases that answer them. */
export const belonging = {
  pin: {
    show: calls.pin.show.handler(answer(showPin)),
    create: calls.pin.create.handler(answer(setPin)),
    reset: calls.pin.reset.handler(answer(resetPin)),
    verify: calls.pin.verify.handler(answer(verifyPin)),
  },
  identity: {
    startVerification: calls.identity.startVerification.handler(answer(startVerification)),
    confirmVerification: calls.identity.confirmVerification.handler(answer(confirmVerification)),
  },
  withdrawal: {
    open: calls.withdrawal.open.handler(answer(openWithdrawal)),
    leave: calls.withdrawal.leave.handler(answer(leave)),
  },
  joining: {
    signUp: calls.joining.signUp.handler(answer(signUp)),
    upgrade: calls.joining.upgrade.handler(answer(upgrade)),
  },
  password: {
    reset: calls.password.reset.handler(answer(resetPassword)),
    change: calls.password.change.handler(answer(changePassword)),
    putOff: calls.password.putOff.handler(answer(putOffPassword)),
  },
  proof: {
    loginIdDuplicationCheck: calls.proof.loginIdDuplicationCheck.handler(answer(checkLoginId)),
    emailDuplicationCheck: calls.proof.emailDuplicationCheck.handler(answer(checkEmail)),
    sendEmailCode: calls.proof.sendEmailCode.handler(answer(sendEmailCode)),
    findLoginId: calls.proof.findLoginId.handler(answer(findLoginId)),
    proveEmail: calls.proof.proveEmail.handler(answer(proveEmail)),
  },
}
