import type { composedGroup } from '@jangteo/contract/display/composition.schemas'
import type { ShowPeriod } from '@jangteo/core/display/event.rules'
import type { MainGroup, MainItem } from '@jangteo/core/display/composition.rules'
import type { NewMainGroup } from '@jangteo/postgres/display/main-revision.store'
import type { z } from 'zod'

/** A group on the wire as an operator writes it. */
export type ComposedGroup = z.output<typeof composedGroup>
type ComposedItem = ComposedGroup['itemList'][number]

const toMs = (moment: string | null) => (moment === null ? null : Date.parse(moment))
const toDate = (atMs: number | null) => (atMs === null ? null : new Date(atMs))
const toMoment = (atMs: number | null) => toDate(atMs)?.toISOString() ?? null

function periodOf({ startsAt, endsAt }: Pick<ComposedItem, 'startsAt' | 'endsAt'>): ShowPeriod {
  return { startsAtMs: toMs(startsAt), endsAtMs: toMs(endsAt) }
}

/** A group as core judges it. */
export function fromComposed(group: ComposedGroup): MainGroup {
  return {
    blockType: group.blockTypeEnum,
    title: group.title,
    subtitle: group.subtitle,
    linkUrl: group.linkUrl,
    period: periodOf(group),
    audience: {
      platforms: group.platformList,
      memberships: group.membershipList,
      genders: group.genderList,
      ages: group.ageList,
    },
    goodsMax: group.goodsMax,
    isAd: group.adYn === 'Y',
    items: group.itemList.map(({ startsAt, endsAt, ...item }) => ({
      ...item,
      period: periodOf({ startsAt, endsAt }),
    })),
  }
}

function toComposedItem({ period, ...item }: MainItem): ComposedItem {
  return { ...item, startsAt: toMoment(period.startsAtMs), endsAt: toMoment(period.endsAtMs) }
}

/** A group as an operator goes on with it. */
export function toComposed(group: MainGroup): ComposedGroup {
  const { audience, period } = group
  return {
    blockTypeEnum: group.blockType,
    title: group.title,
    subtitle: group.subtitle,
    linkUrl: group.linkUrl,
    platformList: [...audience.platforms],
    membershipList: [...audience.memberships],
    genderList: [...audience.genders],
    ageList: [...audience.ages],
    goodsMax: group.goodsMax,
    adYn: group.isAd ? 'Y' : 'N',
    itemList: group.items.map(toComposedItem),
    startsAt: toMoment(period.startsAtMs),
    endsAt: toMoment(period.endsAtMs),
  }
}

/** A group as rows. */
export function toRows(group: MainGroup): NewMainGroup {
  const { audience, period } = group
  return {
    group: {
      block_type: group.blockType,
      title: group.title,
      subtitle: group.subtitle,
      link_url: group.linkUrl,
      starts_at: toDate(period.startsAtMs),
      ends_at: toDate(period.endsAtMs),
      audience_platforms: [...audience.platforms],
      audience_memberships: [...audience.memberships],
      audience_genders: [...audience.genders],
      audience_ages: [...audience.ages],
      goods_max: group.goodsMax,
      is_ad: group.isAd,
    },
    items: group.items.map((item) => ({
      picture: item.picture,
      alt: item.alt,
      text: item.text,
      sub_text: item.subText,
      link_url: item.linkUrl,
      goods_id: item.goodsId,
      store_id: item.storeId,
      category_id: item.categoryId,
      video_url: item.videoUrl,
      duration_s: item.durationS,
      starts_at: toDate(item.period.startsAtMs),
      ends_at: toDate(item.period.endsAtMs),
    })),
  }
}
