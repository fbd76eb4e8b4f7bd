import { SOCIAL_PROVIDERS } from '@jangteo/core/session/social.codes'
import { listSocialLinks } from '@jangteo/postgres/member/social-link.store'
import { Socials } from '@jangteo/social/social.port'
import * as Effect from 'effect/Effect'
import { Caller, memberIdOf } from '../../call/caller.ts'

/** Lists the providers that are open, and of a member those that are linked. */
export const listSocials = Effect.fnUntraced(function* () {
  const memberId = memberIdOf(yield* Caller)
  const links = memberId === null ? [] : yield* listSocialLinks(memberId)
  const socials = yield* Socials
  const linkedAt = new Map(links.map((link) => [link.provider, link.linked_at.toISOString()]))
  const socialList = SOCIAL_PROVIDERS.map((providerEnum) => ({
    providerEnum,
    isOpen: socials[providerEnum] !== undefined,
    linkedAt: linkedAt.get(providerEnum) ?? null,
  }))
  return { socialList: socialList.filter(({ isOpen, linkedAt: at }) => isOpen || at !== null) }
})
