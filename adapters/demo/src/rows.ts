import { isDeal } from '@jangteo/core/goods/goods.rules'
import { SHIPPING_POLICY_KIND_LABELS } from '@jangteo/core/shipping/shipping.codes'
import { SHIP_BUSINESS_DAYS } from '@jangteo/core/shipping/shipDays.rules'
import { REQUIRED_CONSENTS } from '@jangteo/core/terms/consent.codes'
import { consentsAtSignUp } from '@jangteo/core/terms/consent.rules'
import type { Insertable } from 'kysely'
import type {
  Addresses,
  Goods,
  MemberConsents,
  GoodsOptions,
  Members,
  ShippingPolicies,
  SocialLinks,
  StoreAnnouncements,
  Stores,
} from '@jangteo/postgres/database/schema.gen'
import type { BrandedAs } from './brands.ts'
import type { DemoGoods } from './catalogue.ts'
import type { GoodsSeed, ShippingPolicySeed, StoreDeskSeed, StoreSeed } from './catalogue.types.ts'
import type { CategoryPath } from './loadCategories.ts'
import { ownPriceOf } from './loadDeals.ts'
import type { MemberSeed } from './members.data.ts'
import { noticeRows } from './notice.ts'
import { countViews } from './pictures/masters.ts'
import { STORE_DESKS } from './storeDesks.data.ts'
import { coverOf, logoOf } from './storePictures.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const MEMBER_SINCE_DAYS = 200
const RECENT_DAYS = 20
/** Longer than one store's goods: neighbours of one store come out at different times. */
const AGE_STRIDE = 37
const AGE_DAYS_MAX = 181

/** A member as a row, who chose the password and proved the age lately, unless the data say when. */
export function memberRow(
  member: MemberSeed,
  { passwordHash, nowMs }: { readonly passwordHash: string; readonly nowMs: number },
): Insertable<Members> {
  const daysAgo = (days: number) => new Date(nowMs - days * DAY_MS)
  const { joinedDaysAgo = MEMBER_SINCE_DAYS, passwordDaysAgo = RECENT_DAYS } = member
  return {
    login_id: member.loginId,
    password_hash: passwordHash,
    name: member.name,
    email: `${member.loginId}@jangteo.example`,
    mobile: member.mobile,
    membership_type: member.membershipType,
    platforms: [...member.platforms],
    adult_certified_at: member.isAdultCertified ? daysAgo(RECENT_DAYS) : null,
    password_changed_at: daysAgo(passwordDaysAgo),
    last_used_at: daysAgo(member.lastUsedDaysAgo ?? 0),
    created_at: daysAgo(joinedDaysAgo),
  }
}

/** The social accounts of a member as rows, linked when the member joined. */
export function socialRows(
  { social, joinedDaysAgo = MEMBER_SINCE_DAYS }: MemberSeed,
  memberId: number,
  nowMs: number,
): Insertable<SocialLinks>[] {
  if (social === undefined) return []
  const linkedAt = new Date(nowMs - joinedDaysAgo * DAY_MS)
  const { provider, userId } = social
  return [{ member_id: memberId, provider, provider_user_id: userId, linked_at: linkedAt }]
}

/** Consents of a member at the sign-up, as rows. */
export function consentRows(
  member: MemberSeed,
  memberId: number,
  nowMs: number,
): Insertable<MemberConsents>[] {
  const atMs = nowMs - (member.joinedDaysAgo ?? MEMBER_SINCE_DAYS) * DAY_MS
  const ticked = [...REQUIRED_CONSENTS, ...(member.consents ?? [])]
  return consentsAtSignUp(ticked, atMs).map(({ kind, isAgreed }) => ({
    member_id: memberId,
    kind,
    is_agreed: isAgreed,
    at: new Date(atMs),
    way: 'SIGN_UP',
  }))
}

/** The addresses of a member as rows; the first is the default one. */
export function addressRows(
  member: MemberSeed,
  memberId: number,
  nowMs: number,
): Insertable<Addresses>[] {
  return member.addresses.map((address, index) => ({
    member_id: memberId,
    name: address.name,
    receiver_name: member.name,
    receiver_mobile: member.mobile,
    zonecode: address.zonecode,
    road_address: address.roadAddress,
    detail_address: address.detailAddress,
    is_default: index === 0,
    created_at: new Date(nowMs - RECENT_DAYS * DAY_MS),
  }))
}

export function storeRow(store: StoreSeed): Insertable<Stores> {
  return {
    url: store.url,
    name: store.name,
    introduction: store.introduction,
    logo: logoOf(store.url),
    picture: coverOf(store.url),
    company_name: store.companyName,
    representative_name: store.representativeName,
    business_number: store.businessNumber,
    mail_order_number: store.mailOrderNumber,
    phone: store.phone,
    email: store.email,
    business_address: store.businessAddress,
    return_address: store.returnAddress,
    phone_hours: deskOf(store).phoneHours,
  }
}

/** Notices that a store says, as rows. */
export function announcementRows(
  store: StoreSeed,
  storeId: number,
  nowMs: number,
): Insertable<StoreAnnouncements>[] {
  return deskOf(store).announcements.map(
    ({ title, body, display, startsInHours, endsInHours }) => ({
      store_id: storeId,
      title,
      body,
      display,
      starts_at: new Date(nowMs + startsInHours * HOUR_MS),
      ends_at: endsInHours === undefined ? null : new Date(nowMs + endsInHours * HOUR_MS),
    }),
  )
}

function deskOf({ url }: StoreSeed): StoreDeskSeed {
  const desk = STORE_DESKS[url]
  if (desk === undefined) throw new RangeError(`The store ${url} has no desk`)
  return desk
}

export function policyRow(
  policy: ShippingPolicySeed,
  storeId: number,
): Insertable<ShippingPolicies> {
  const { fee, area } = policy
  return {
    store_id: storeId,
    name: SHIPPING_POLICY_KIND_LABELS[fee.kind],
    kind: fee.kind,
    base_fee: 'baseFee' in fee ? fee.baseFee : 0,
    free_threshold: 'freeThreshold' in fee ? fee.freeThreshold : null,
    repeat_quantity: 'repeatQuantity' in fee ? fee.repeatQuantity : null,
    second_quantity: 'secondQuantity' in fee ? fee.secondQuantity : null,
    second_extra: 'secondExtra' in fee ? fee.secondExtra : null,
    third_quantity: 'thirdQuantity' in fee ? fee.thirdQuantity : null,
    third_extra: 'thirdExtra' in fee ? fee.thirdExtra : null,
    area_kind: area.kind,
    area_second_extra: 'secondExtra' in area ? area.secondExtra : null,
    area_third_extra: 'thirdExtra' in area ? area.thirdExtra : null,
    delivers_to_remote: policy.deliversToRemote,
    bundles: policy.bundles,
    return_fee: policy.returnFee,
    exchange_fee: policy.exchangeFee,
    cutoff_minute: policy.cutoffMinute ?? null,
  }
}

type GoodsPlace = {
  readonly index: number
  readonly storeId: number
  readonly policyId: number
  readonly categories: CategoryPath
  readonly branded: BrandedAs
  readonly nowMs: number
}

export function goodsRow({ goods, store }: DemoGoods, place: GoodsPlace): Insertable<Goods> {
  const { limits = {}, salePeriod } = goods
  const at = (hours: number | undefined): Date | null =>
    hours === undefined ? null : new Date(place.nowMs + hours * HOUR_MS)
  return {
    store_id: place.storeId,
    shipping_policy_id: place.policyId,
    category_root_id: place.categories.rootId,
    category_middle_id: place.categories.middleId,
    category_id: place.categories.leafId,
    brand_id: place.branded.brandId,
    model_name: place.branded.modelName,
    kind: goods.kind ?? 'NORMAL',
    name: goods.name,
    summary: goods.summary,
    description: goods.description.join('\n\n'),
    picture: goods.picture,
    picture_count: countViews(goods.picture),
    list_price: goods.listPrice,
    sale_price: ownPriceOf(goods),
    listed_price: ownPriceOf(goods),
    sale_status: goods.saleStatus ?? 'SALE',
    sale_starts_at: at(salePeriod?.startsInHours),
    sale_ends_at: at(salePeriod?.endsInHours),
    own_sale_ends_at: isDeal(goods.kind ?? 'NORMAL') ? null : at(salePeriod?.endsInHours),
    is_adult_only: limits.isAdultOnly ?? false,
    guest_quantity_max: limits.guestQuantityMax ?? null,
    quantity_min: limits.quantityMin ?? 1,
    order_quantity_max: limits.orderQuantityMax ?? null,
    account_quantity_max: limits.accountQuantityMax ?? null,
    ship_within_days: goods.shipWithinDays ?? SHIP_BUSINESS_DAYS,
    option_names: [...goods.options.names],
    notice_kind: goods.notice[0],
    notice_rows: JSON.stringify(noticeRows(goods, store)),
    first_listed_at: new Date(place.nowMs - ageDays(place.index) * DAY_MS),
    created_at: new Date(place.nowMs - ageDays(place.index) * DAY_MS),
  }
}

/** Options and then add-ons as rows; what has no stock is sold out. */
export function optionRows(goods: GoodsSeed, goodsId: number): Insertable<GoodsOptions>[] {
  const options = goods.options.rows.map((row) => ({ ...row, kind: 'OPTION' as const }))
  const addons = (goods.addons ?? []).map(({ name, price, stock }) => ({
    kind: 'ADDON' as const,
    values: [name],
    extraPrice: price,
    stock,
  }))
  return [...options, ...addons].map(({ kind, values, extraPrice, stock }, index) => ({
    goods_id: goodsId,
    kind,
    option_values: [...values],
    extra_price: extraPrice,
    stock,
    sale_status: stock === 0 ? 'OUT_OF_STOCK' : 'SALE',
    position: index + 1,
  }))
}

/** Age of a product in days: one of each store is among the newest ones. */
function ageDays(index: number): number {
  return 1 + ((index * AGE_STRIDE) % AGE_DAYS_MAX)
}
