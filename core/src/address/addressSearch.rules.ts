import { characterCount, tidyText } from '../member/member.rules.ts'
import { ADDRESS_LINE_LENGTH_MAX } from './address.rules.ts'
import type { Destination } from './address.rules.ts'

/** An address as the public search answers it; what it does not know is empty. Source: domain-rules §5.4. */
export type FoundAddress = {
  readonly zonecode: string
  /** Empty for a place that has a lot number alone. */
  readonly roadAddress: string
  /** The nearest road address to a chosen lot number. */
  readonly autoRoadAddress: string
  readonly jibunAddress: string
  /** Name of the legal district, such as '역삼동'. */
  readonly bname: string
  readonly buildingName: string
  readonly apartment: 'Y' | 'N'
}

/** The place of a destination, which a search fills in; the buyer types the rest. */
export type FoundPlace = Pick<Destination, 'zonecode' | 'roadAddress'>

const DISTRICT = /[동로가]$/

/** Text in brackets after a road address: its district, and the name of an apartment building. */
function remarkOf({ bname, buildingName, apartment }: FoundAddress): string {
  const parts = [DISTRICT.test(bname) ? bname : '', apartment === 'Y' ? buildingName : '']
  return parts.filter((part) => part !== '').join(', ')
}

/**
 * The place of a found address: the road address first, else the nearest one, else the lot number; its district and
 * apartment in brackets where they fit. Source: domain-rules §5.4.
 * @example placeOfFound({ …, roadAddress: '서울 강남구 테헤란로 1', bname: '역삼동' }).roadAddress // '서울 강남구 테헤란로 1 (역삼동)'
 */
export function placeOfFound(found: FoundAddress): FoundPlace {
  const { zonecode, roadAddress, autoRoadAddress, jibunAddress } = found
  const road = [roadAddress, autoRoadAddress].map(tidyText).find((text) => text !== '')
  if (road === undefined) return { zonecode, roadAddress: tidyText(jibunAddress) }
  const remark = remarkOf(found)
  const whole = remark === '' ? road : `${road} (${remark})`
  const fits = characterCount(whole) <= ADDRESS_LINE_LENGTH_MAX
  return { zonecode, roadAddress: fits ? whole : road }
}
