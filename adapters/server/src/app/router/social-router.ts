import { answer } from '../../call/answer.ts'
import { finishSocial } from '../../member/social/finish-social.ts'
import { listSocials } from '../../member/social/list-socials.ts'
import { signUpSocial } from '../../member/social/sign-up-social.ts'
import { startSocial } from '../../member/social/start-social.ts'
import { unlinkSocial } from '../../member/social/unlink-social.ts'
import { calls } from '../market-calls.ts'

/** The calls of social accounts, with the use cases that answer them. */
export const socialising = {
  social: {
    start: calls.social.start.handler(answer(startSocial)),
    callback: calls.social.callback.handler(answer(finishSocial)),
    signUp: calls.social.signUp.handler(answer(signUpSocial)),
    list: calls.social.list.handler(answer(listSocials)),
    unlink: calls.social.unlink.handler(answer(unlinkSocial)),
  },
}
