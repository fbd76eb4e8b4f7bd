import { GOODS_DISPLAY_SALE_STATUSES, GOODS_TYPES } from '@jangteo/core/goods/goods.codes'
import { isDeal } from '@jangteo/core/goods/goods.rules'
import { displaySaleStatus } from '@jangteo/core/goods/saleStatus.rules'
import {
  ADDITIONAL_SHIPPING_KINDS,
  SHIPPING_POLICY_KINDS,
} from '@jangteo/core/shipping/shipping.codes'
import { DEMO_BANNERS } from '@jangteo/demo/banners.data'
import { DEMO_BRANDS } from '@jangteo/demo/brands.data'
import { DEMO_GOODS } from '@jangteo/demo/catalogue'
import type { GoodsSeed } from '@jangteo/demo/catalogue.types'
import { DEMO_EXHIBITIONS } from '@jangteo/demo/exhibitions.data'
import { noticeRows } from '@jangteo/demo/notice'
import { DEMO_STORES } from '@jangteo/demo/stores.data'
import { describe, expect, test } from 'vitest'

const GOODS = DEMO_GOODS.map(({ goods }) => goods)
const POLICIES = DEMO_STORES.flatMap(({ policies }) => [policies.standard, policies.special])
const CHECK_WEIGHTS = [1, 3, 7, 1, 3, 7, 1, 3, 5]
const TRADE_LABELS = [
  '제품하자·오배송 외 청약철회 시 반품비용',
  '청약철회 불가 사유',
  '품질보증기준',
  '피해보상 처리',
  '대금 환불 방법·지연배상',
]

/** The tenth digit that the first nine ask for. */
function checkDigit(businessNumber: string): number {
  const digits = businessNumber.slice(0, 9).split('').map(Number)
  const products = digits.map((digit, index) => digit * (CHECK_WEIGHTS[index] ?? 0))
  const sum = products.reduce((total, product) => total + product, 0)
  return (10 - ((sum + Math.floor(((digits[8] ?? 0) * 5) / 10)) % 10)) % 10
}

function duplicates(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

/** Which kinds have fewer goods than they should. */
function fewerThan(count: number, kinds: Readonly<Record<string, readonly GoodsSeed[]>>): string[] {
  return Object.keys(kinds).filter((kind) => (kinds[kind]?.length ?? 0) < count)
}

function namesOf(goods: readonly GoodsSeed[]): string[] {
  return goods.map(({ name }) => name)
}

describe('데모 스토어', () => {
  test('열두 스토어가 상품을 다섯 개 이상씩 판다', () => {
    const few = DEMO_STORES.filter(
      (store) => DEMO_GOODS.filter((entry) => entry.store === store).length < 5,
    )
    expect(few).toEqual([])
    expect(DEMO_STORES.length).toBe(12)
  })

  test('사업자등록번호는 검증식을 통과하고, 세무서가 쓰지 않는 0으로 시작한다', () => {
    const wrong = DEMO_STORES.filter(
      ({ businessNumber }) =>
        !/^0\d{9}$/.test(businessNumber) ||
        Number(businessNumber[9]) !== checkDigit(businessNumber),
    )
    expect(wrong).toEqual([])
    expect(checkDigit('1248100998')).toBe(8)
  })

  test('이름·주소·사업자·연락처가 서로 겹치지 않는다', () => {
    const identities = DEMO_STORES.flatMap((store) => [
      store.name,
      store.url,
      store.companyName,
      store.businessNumber,
      store.mailOrderNumber,
      store.phone,
      store.email,
    ])
    expect(duplicates(identities)).toEqual([])
  })

  test('배송 정책은 여섯 종류와 권역 세 종류, 묶음배송 불가와 섬 배송 불가를 모두 쓴다', () => {
    expect(new Set(POLICIES.map(({ fee }) => fee.kind))).toEqual(new Set(SHIPPING_POLICY_KINDS))
    expect(new Set(POLICIES.map(({ area }) => area.kind))).toEqual(
      new Set(ADDITIONAL_SHIPPING_KINDS),
    )
    expect(new Set(POLICIES.map(({ bundles }) => bundles))).toEqual(new Set([true, false]))
    expect(new Set(POLICIES.map(({ deliversToRemote }) => deliversToRemote))).toEqual(
      new Set([true, false]),
    )
  })

  test('모든 배송 정책에 그 정책으로 보내는 상품이 있다', () => {
    const used = new Set(
      DEMO_GOODS.map(({ store, goods }) => store.policies[goods.policy ?? 'standard']),
    )
    expect(POLICIES.filter((policy) => !used.has(policy))).toEqual([])
  })
})

describe('데모 상품', () => {
  test('이름과 그림이 서로 겹치지 않는다', () => {
    expect(duplicates(GOODS.map(({ name }) => name))).toEqual([])
    expect(duplicates(GOODS.map(({ picture }) => picture))).toEqual([])
  })

  test('판매가는 정가를 넘지 않고, 10원 단위이며, 할인은 반값을 넘지 않는다', () => {
    const wrong = GOODS.filter(
      ({ listPrice, salePrice }) =>
        salePrice > listPrice ||
        salePrice * 2 < listPrice ||
        listPrice % 10 !== 0 ||
        salePrice % 10 !== 0,
    )
    expect(namesOf(wrong)).toEqual([])
  })

  test('옵션은 하나 이상이고, 옵션 이름만큼 값을 가지며, 겹치지 않는다', () => {
    const wrong = GOODS.filter(({ options: { names, rows } }) => {
      const isShaped = rows.every(({ values }) => values.length === names.length)
      return (
        rows.length === 0 ||
        !isShaped ||
        duplicates(rows.map((row) => row.values.join('/'))).length > 0
      )
    })
    expect(namesOf(wrong)).toEqual([])
  })

  test('재고는 품절이라고 한 상품에만 하나도 없다', () => {
    const empty = GOODS.filter(({ options }) => options.rows.every(({ stock }) => stock === 0))
    expect(namesOf(empty)).toEqual(
      namesOf(GOODS.filter(({ saleStatus }) => saleStatus === 'OUT_OF_STOCK')),
    )
  })

  test('옵션이 없는 상품, 한 단계, 두 단계 옵션과 품절 옵션, 추가구성이 열 상품 이상씩 있다', () => {
    const withLevels = (levels: number) =>
      GOODS.filter(({ options }) => options.names.length === levels)
    const kinds = {
      withoutOption: withLevels(0),
      oneLevel: withLevels(1),
      twoLevels: withLevels(2),
      extraPrice: GOODS.filter(({ options }) => options.rows.some((row) => row.extraPrice > 0)),
      soldOutOption: GOODS.filter(
        ({ options, saleStatus }) =>
          saleStatus === undefined && options.rows.some(({ stock }) => stock === 0),
      ),
      addons: GOODS.filter(({ addons }) => addons !== undefined),
    }
    expect(fewerThan(10, kinds)).toEqual([])
  })

  test('상품 종류와 판매 상태를 모두 쓴다', () => {
    const statuses = GOODS.map(({ saleStatus, salePeriod, options }) =>
      displaySaleStatus(
        {
          saleStatus: saleStatus ?? 'SALE',
          saleStartsAtMs: salePeriod === undefined ? null : salePeriod.startsInHours,
          saleEndsAtMs: salePeriod === undefined ? null : salePeriod.endsInHours,
          hasStock: options.rows.some(({ stock }) => stock > 0),
        },
        0,
      ),
    )
    expect(new Set(statuses)).toEqual(new Set(GOODS_DISPLAY_SALE_STATUSES))
    expect(new Set(GOODS.map(({ kind }) => kind ?? 'NORMAL'))).toEqual(new Set(GOODS_TYPES))
  })

  test('특가에만 판매 기간이 있다', () => {
    const dated = GOODS.filter(({ salePeriod }) => salePeriod !== undefined)
    const deals = GOODS.filter(({ kind }) => isDeal(kind ?? 'NORMAL'))
    expect(namesOf(dated)).toEqual(namesOf(deals))
  })

  test('구매 제한마다 그 제한을 만나는 상품이 셋 이상 있다', () => {
    const having = (limit: keyof NonNullable<GoodsSeed['limits']>) =>
      GOODS.filter(({ limits }) => limits?.[limit] !== undefined)
    const kinds = {
      adult: having('isAdultOnly'),
      guest: having('guestQuantityMax'),
      membersOnly: GOODS.filter(({ limits }) => limits?.guestQuantityMax === 0),
      min: having('quantityMin'),
      order: having('orderQuantityMax'),
      account: having('accountQuantityMax'),
    }
    expect(fewerThan(3, kinds)).toEqual([])
  })

  test('정보고시는 빈 칸이 없고 거래 조건 다섯 줄로 끝난다', () => {
    const tables = DEMO_GOODS.map(({ goods, store }) => noticeRows(goods, store))
    expect(tables.flat().filter(({ value }) => value.trim() === '')).toEqual([])
    for (const rows of tables) {
      expect(rows.slice(-TRADE_LABELS.length).map(({ label }) => label)).toEqual(TRADE_LABELS)
    }
  })

  test('설명은 두 문단 이상의 해요체이고, 한 줄 소개는 마침표 없이 서른 자를 넘지 않는다', () => {
    const wrong = GOODS.filter(
      ({ description, summary }) =>
        description.length < 2 ||
        !description.every((paragraph) => paragraph.endsWith('요.')) ||
        summary.endsWith('.') ||
        summary.length > 30,
    )
    expect(namesOf(wrong)).toEqual([])
  })

  test('배너는 있는 상품으로 간다', () => {
    const keys = GOODS.map(({ picture }) => picture)
    expect(DEMO_BANNERS.filter(({ goodsPicture }) => !keys.includes(goodsPicture))).toEqual([])
  })
})

test('며칠씩 하는 기획전은 오늘만이라고 하지 않는다', () => {
  const falselyUrgent = DEMO_EXHIBITIONS.filter(
    ({ subtitle, firstDay, lastDay }) => subtitle.includes('오늘만') && firstDay !== lastDay,
  )
  expect(falselyUrgent.map(({ name }) => name)).toEqual([])
})

describe('데모 브랜드', () => {
  const pictures = DEMO_BRANDS.flatMap(({ goods }) => Object.keys(goods))

  test('상품의 반이 브랜드를 하나씩 갖고, 없는 상품을 말하지 않는다', () => {
    const known = new Set(GOODS.map(({ picture }) => picture))
    expect(duplicates(pictures)).toEqual([])
    expect(pictures.filter((picture) => !known.has(picture))).toEqual([])
    expect(Math.round((2 * pictures.length) / GOODS.length)).toBe(1)
  })

  test('이름과 다른 이름이 서로 겹치지 않는다', () => {
    expect(
      duplicates(DEMO_BRANDS.flatMap(({ name, nameEn, aliases }) => [name, nameEn, ...aliases])),
    ).toEqual([])
  })
})
