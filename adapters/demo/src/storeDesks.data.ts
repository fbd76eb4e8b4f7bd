import type { StoreDeskSeed } from './catalogue.types.ts'

/** When each store answers the phone and what it tells on all of its product pages, by the store's url. */
export const STORE_DESKS: Readonly<Record<string, StoreDeskSeed>> = {
  achimbat: {
    phoneHours: '평일 08:00–16:00 (점심 12:00–13:00, 주말·공휴일 휴무)',
    announcements: [
      {
        title: '새벽 수확 상품의 발송일을 알려 드려요',
        body: '영업일 낮 12시 전에 주문하시면 그날 수확한 것을 보내요. 주말과 공휴일에 주문하시면 다음 영업일에 보내요. 비가 많이 온 날은 수확을 하루 미루고 문자로 알려 드려요.',
        display: 'TOP',
        startsInHours: -720,
      },
    ],
  },
  ovenafternoon: {
    phoneHours: '화–토 09:00–15:00 (일·월요일과 공휴일 휴무)',
    announcements: [
      {
        title: '여름에는 보냉 상자에 담아 보내요',
        body: '크림과 초콜릿이 들어간 상품은 6월부터 9월까지 보냉 상자와 아이스팩을 두 배로 넣어 보내요. 추가 요금은 없고, 상자는 문 앞에 두시면 다음 배송 때 거두어 다시 써요.',
        display: 'TOP_BOTTOM',
        startsInHours: -240,
        endsInHours: 2160,
      },
    ],
  },
  slownuruk: {
    phoneHours: '평일 10:00–17:00 (점심 12:30–13:30, 주말·공휴일 휴무)',
    announcements: [
      {
        title: '술은 성인인증을 마친 회원만 살 수 있어요',
        body: '받으실 때 배송 기사님이 신분증을 확인할 수 있어요. 본인이 아니거나 미성년자가 받으면 술은 돌아오고 왕복 배송비가 청구돼요.',
        display: 'TOP',
        startsInHours: -2160,
      },
      {
        title: '빈 병을 돌려주시면 500원을 돌려드려요',
        body: '느린누룩의 유리병은 모두 다시 쓸 수 있어요. 다음 주문을 받을 때 빈 병을 함께 내놓으시면 한 병에 500원씩 다음 주문에서 빼 드려요.',
        display: 'BOTTOM',
        startsInHours: -960,
      },
    ],
  },
  dadam: {
    phoneHours: '평일 10:00–18:00 (점심 13:00–14:00, 주말·공휴일 휴무)',
    announcements: [],
  },
  sodamcloset: {
    phoneHours: '평일 10:00–17:00 (점심 12:00–13:00, 주말·공휴일 휴무)',
    announcements: [
      {
        title: '교환은 한 번에 한 사이즈씩 도와드려요',
        body: '사이즈를 바꾸실 때는 택을 떼지 않은 상태로 보내 주세요. 같은 상품의 다른 사이즈로는 입고 순서대로 보내 드리고, 재고가 없으면 바로 전화로 알려 드려요.',
        display: 'BOTTOM',
        startsInHours: -1440,
      },
    ],
  },
  walkatelier: {
    phoneHours: '화–토 11:00–18:00 (일·월요일과 공휴일 휴무)',
    announcements: [],
  },
  ongyeol: {
    phoneHours: '평일 10:00–17:00 (점심 12:00–13:00, 주말·공휴일 휴무)',
    announcements: [
      {
        title: '가구는 설치 기사님이 날짜를 잡아 방문해요',
        body: '주문하신 뒤 이틀 안에 기사님이 전화로 방문 날짜를 정해요. 사다리차가 필요한 집이나 엘리베이터가 없는 3층 이상은 비용이 따로 들 수 있어 주문 전에 물어봐 주세요.',
        display: 'TOP',
        startsInHours: -1800,
      },
    ],
  },
  warmkitchen: {
    phoneHours: '평일 09:00–17:00 (점심 12:00–13:00, 주말·공휴일 휴무)',
    announcements: [],
  },
  ttoryeot: {
    phoneHours: '매일 10:00–19:00 (설·추석 당일 휴무)',
    announcements: [
      {
        title: '고장은 사신 날부터 1년 동안 무료로 고쳐 드려요',
        body: '쓰다가 이상이 생기면 주문 번호만 알려 주세요. 수거부터 수리까지 배송비 없이 진행하고, 수리가 사흘을 넘기면 그동안 쓰실 제품을 먼저 보내 드려요.',
        display: 'TOP_BOTTOM',
        startsInHours: -4320,
      },
    ],
  },
  chorok: {
    phoneHours: '평일 09:00–16:00 (점심 12:00–13:00, 주말·공휴일 휴무)',
    announcements: [
      {
        title: '영하 5도 아래에서는 화분을 쉬었다 보내요',
        body: '추운 날 길 위에서 식물이 얼 수 있어 받으실 곳의 아침 기온이 영하 5도보다 낮으면 발송을 미뤄요. 급하신 분께는 핫팩 포장을 도와드려요.',
        display: 'BOTTOM',
        startsInHours: -360,
        endsInHours: 1440,
      },
    ],
  },
  salgyeol: {
    phoneHours: '평일 10:00–17:00 (점심 12:00–13:00, 주말·공휴일 휴무)',
    announcements: [],
  },
  slowweekend: {
    phoneHours: '평일 11:00–18:00 (점심 13:00–14:00, 주말·공휴일 휴무)',
    announcements: [],
  },
}
