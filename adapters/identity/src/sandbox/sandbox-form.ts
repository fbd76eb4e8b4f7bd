import { createHash } from 'node:crypto'
import { isDay } from '@jangteo/core/calendar/day.rules'
import { GENDERS } from '@jangteo/core/member/identity.codes'
import { decideName, isMobile } from '@jangteo/core/member/member.rules'
import { digitsOf } from '@jangteo/core/member/mask.rules'
import { z } from 'zod'
import type { SandboxRecord } from './sandbox-record.ts'

/** Outcomes besides a verified person, and the window that is given up. */
export const OTHER_OUTCOMES = ['failed', 'pending', 'silent'] as const

/** Choice in the window: an outcome that the provider will answer with, or none at all. */
export type WindowChoice = SandboxRecord | 'closed'

const fields = z.object({
  action: z.enum(['verify', 'close', ...OTHER_OUTCOMES]),
  name: z.string().default(''),
  birthday: z.string().default(''),
  gender: z.enum(GENDERS).catch('FEMALE'),
  mobile: z.string().default(''),
})

type PersonFields = Pick<z.infer<typeof fields>, 'name' | 'birthday' | 'gender'>

/**
 * The CI of a person of the sandbox: 88 characters, equal for equal name, birthday and gender, whatever the mobile number.
 */
function ciOf({ name, birthday, gender }: PersonFields): string {
  return createHash('sha512').update(`${name} ${birthday} ${gender}`).digest('base64')
}

/** Reads the window's form; `null` when somebody is to be verified whose fields are wrong. */
export function readChoice(form: URLSearchParams): WindowChoice | null {
  const parsed = fields.safeParse(Object.fromEntries(form))
  if (!parsed.success) return null
  const { action, birthday, gender } = parsed.data
  if (action === 'close') return 'closed'
  if (action !== 'verify') return { outcome: action }
  const name = decideName(parsed.data.name)
  const mobile = digitsOf(parsed.data.mobile)
  if (!name.ok || !isDay(birthday) || !isMobile(mobile)) return null
  const named = { name: name.value, birthday, gender }
  return { outcome: 'verified', person: { ...named, ci: ciOf(named), mobile } }
}
