// Generated from the charts of core: npm run generate
import type { FlowChart, FlowDrawing } from '@jangteo/core/flow/flow.codes'
import type { FlowConfig } from '../flowConfig.ts'

export const CHART: FlowChart = {
  id: "saleEntry",
  label: "특별판매 응모",
  start: "ENTERED",
  guards: ["hasNoOpenOrder","isEntryOpen","isWaitlisted","isWaveOpen","isWinner"],
  delays: {},
  keeps: [],
  refusals: {"SALE_ENTRY_STATE_CHANGED":"그사이 응모의 상태가 바뀌었어요. 새로고침해 주세요.","SALE_ENTRY_CLOSED":"응모가 끝났어요.","SALE_ORDER_OPEN":"결제를 기다리는 주문이 있어요."},
  states: [
    {"state":"ENTERED","label":"응모 완료","tags":["live"],"entry":[],"asks":[],"otherwise":"SALE_ENTRY_STATE_CHANGED","steps":[{"event":"buyer.withdraw","index":0,"target":"WITHDRAWN","actor":"buyer","action":"응모 취소","afterMs":null,"guard":"isEntryOpen","effects":[],"otherwise":"SALE_ENTRY_CLOSED"},{"event":"member.left","index":0,"target":"WITHDRAWN","actor":"buyer","action":"회원 탈퇴","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"system.cancelled","index":0,"target":"CANCELLED","actor":"system","action":"판매 취소","afterMs":null,"guard":null,"effects":["notifyCancelled"],"otherwise":null},{"event":"system.ranked","index":0,"target":"WON","actor":"system","action":"당첨","afterMs":null,"guard":"isWinner","effects":["notifyWinner"],"otherwise":null},{"event":"system.ranked","index":1,"target":"WAITING","actor":"system","action":"예비 순번","afterMs":null,"guard":"isWaitlisted","effects":[],"otherwise":null},{"event":"system.ranked","index":2,"target":"LOST","actor":"system","action":"미당첨","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"WAITING","label":"예비 순번","tags":["live","ranked"],"entry":[],"asks":[],"otherwise":"SALE_ENTRY_STATE_CHANGED","steps":[{"event":"system.promoted","index":0,"target":"WON","actor":"system","action":"추가 당첨","afterMs":null,"guard":null,"effects":["notifyWinner"],"otherwise":null},{"event":"system.ended","index":0,"target":"LOST","actor":"system","action":"판매 종료","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"member.left","index":0,"target":"LOST","actor":"buyer","action":"회원 탈퇴","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"WON","label":"당첨","tags":["live","ranked","right"],"entry":[],"asks":[],"otherwise":"SALE_ENTRY_STATE_CHANGED","steps":[{"event":"payment.completed","index":0,"target":"BOUGHT","actor":"gateway","action":"구매","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"order.cancelled","index":0,"target":"WON","actor":"system","action":"주문 취소","afterMs":null,"guard":"isWaveOpen","effects":["holdPieces"],"otherwise":null},{"event":"order.cancelled","index":1,"target":"LAPSED","actor":"system","action":"주문 취소 뒤 기간 만료","afterMs":null,"guard":null,"effects":["holdPieces"],"otherwise":null},{"event":"system.waveOver","index":0,"target":"LAPSED","actor":"system","action":"구매 기간 만료","afterMs":null,"guard":"hasNoOpenOrder","effects":[],"otherwise":"SALE_ORDER_OPEN"},{"event":"member.left","index":0,"target":"LAPSED","actor":"buyer","action":"회원 탈퇴","afterMs":null,"guard":"hasNoOpenOrder","effects":[],"otherwise":"SALE_ORDER_OPEN"}]},
    {"state":"BOUGHT","label":"구매 완료","tags":["live","ranked","right"],"entry":[],"asks":[],"otherwise":"SALE_ENTRY_STATE_CHANGED","steps":[{"event":"payment.completed","index":0,"target":"BOUGHT","actor":"gateway","action":"다시 입금","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"order.cancelled","index":0,"target":"WON","actor":"system","action":"주문 취소","afterMs":null,"guard":"isWaveOpen","effects":["holdPieces"],"otherwise":null},{"event":"order.cancelled","index":1,"target":"LAPSED","actor":"system","action":"주문 취소 뒤 기간 만료","afterMs":null,"guard":null,"effects":["holdPieces"],"otherwise":null}]},
    {"state":"LOST","label":"미당첨","tags":["ranked","terminal"],"entry":[],"asks":[],"otherwise":"SALE_ENTRY_STATE_CHANGED","steps":[]},
    {"state":"LAPSED","label":"구매 기간 지남","tags":["ranked","terminal"],"entry":[],"asks":[],"otherwise":"SALE_ENTRY_STATE_CHANGED","steps":[]},
    {"state":"WITHDRAWN","label":"응모 취소","tags":["terminal"],"entry":[],"asks":[],"otherwise":"SALE_ENTRY_STATE_CHANGED","steps":[]},
    {"state":"CANCELLED","label":"판매 취소","tags":["terminal"],"entry":[],"asks":[],"otherwise":"SALE_ENTRY_STATE_CHANGED","steps":[]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 666,
  height: 962,
  states: {
    "ENTERED": {"x":70,"y":24,"width":96,"height":60},
    "WAITING": {"x":120,"y":280,"width":96,"height":60},
    "WON": {"x":206,"y":476,"width":96,"height":60},
    "BOUGHT": {"x":281,"y":682,"width":96,"height":60},
    "LOST": {"x":76,"y":476,"width":96,"height":60},
    "LAPSED": {"x":186,"y":878,"width":128,"height":60},
    "WITHDRAWN": {"x":520,"y":280,"width":110,"height":60},
    "CANCELLED": {"x":382,"y":280,"width":110,"height":60},
  },
  start: [[31,54],[70,54]],
  arrows: [
    {"from":"ENTERED","to":"WITHDRAWN","points":[[150,84],[150,122],[575,122],[575,280]],"label":{"x":508,"y":178,"width":134,"height":74},"steps":[{"state":"ENTERED","event":"buyer.withdraw","index":0},{"state":"ENTERED","event":"member.left","index":0}]},
    {"from":"ENTERED","to":"CANCELLED","points":[[134,84],[134,136],[437,136],[437,280]],"label":{"x":395,"y":201,"width":84,"height":28},"steps":[{"state":"ENTERED","event":"system.cancelled","index":0}]},
    {"from":"ENTERED","to":"WON","points":[[118,84],[118,150],[299,150],[299,456],[270,456],[270,476]],"label":{"x":244,"y":287,"width":110,"height":46},"steps":[{"state":"ENTERED","event":"system.ranked","index":0}]},
    {"from":"ENTERED","to":"WAITING","points":[[102,84],[102,164],[168,164],[168,280]],"label":{"x":97,"y":192,"width":142,"height":46},"steps":[{"state":"ENTERED","event":"system.ranked","index":1}]},
    {"from":"ENTERED","to":"LOST","points":[[86,84],[86,108],[58,108],[58,456],[108,456],[108,476]],"label":{"x":24,"y":296,"width":68,"height":28},"steps":[{"state":"ENTERED","event":"system.ranked","index":2}]},
    {"from":"WAITING","to":"WON","points":[[184,340],[184,360],[238,360],[238,476]],"label":{"x":196,"y":394,"width":84,"height":28},"steps":[{"state":"WAITING","event":"system.promoted","index":0}]},
    {"from":"WAITING","to":"LOST","points":[[152,340],[152,360],[140,360],[140,476]],"label":{"x":98,"y":380,"width":84,"height":56},"steps":[{"state":"WAITING","event":"system.ended","index":0},{"state":"WAITING","event":"member.left","index":0}]},
    {"from":"WON","to":"BOUGHT","points":[[278,536],[278,556],[358,556],[358,642],[345,642],[345,682]],"label":{"x":331,"y":585,"width":54,"height":28},"steps":[{"state":"WON","event":"payment.completed","index":0}]},
    {"from":"WON","to":"WON","points":[[302,496],[318,496],[318,516],[302,516]],"label":{"x":324,"y":483,"width":126,"height":46},"steps":[{"state":"WON","event":"order.cancelled","index":0}]},
    {"from":"WON","to":"LAPSED","points":[[230,536],[230,556],[173,556],[173,858],[229,858],[229,878]],"label":{"x":93,"y":662,"width":160,"height":120},"steps":[{"state":"WON","event":"order.cancelled","index":1},{"state":"WON","event":"system.waveOver","index":0},{"state":"WON","event":"member.left","index":0}]},
    {"from":"BOUGHT","to":"BOUGHT","points":[[377,702],[393,702],[393,722],[377,722]],"label":{"x":399,"y":698,"width":84,"height":28},"steps":[{"state":"BOUGHT","event":"payment.completed","index":0}]},
    {"from":"BOUGHT","to":"WON","points":[[313,682],[313,642],[254,642],[254,536]],"label":{"x":191,"y":576,"width":126,"height":46},"steps":[{"state":"BOUGHT","event":"order.cancelled","index":0}]},
    {"from":"BOUGHT","to":"LAPSED","points":[[329,742],[329,858],[271,858],[271,878]],"label":{"x":249,"y":810,"width":160,"height":28},"steps":[{"state":"BOUGHT","event":"order.cancelled","index":1}]},
  ],
}

export const CONFIG: FlowConfig = {
 "id": "saleEntry",
 "meta": {
  "label": "특별판매 응모",
  "otherwise": "SALE_ENTRY_STATE_CHANGED"
 },
 "context": {
  "isEntryOpen": false,
  "isWinner": false,
  "isWaitlisted": false,
  "hasNoOpenOrder": false,
  "isWaveOpen": false
 },
 "initial": "ENTERED",
 "states": {
  "ENTERED": {
   "meta": {
    "label": "응모 완료"
   },
   "tags": [
    "live"
   ],
   "on": {
    "buyer.withdraw": {
     "target": "WITHDRAWN",
     "guard": "isEntryOpen",
     "meta": {
      "actor": "buyer",
      "action": "응모 취소",
      "otherwise": "SALE_ENTRY_CLOSED"
     },
     "description": "구매자: 응모 취소 (아니면 SALE_ENTRY_CLOSED)"
    },
    "member.left": {
     "target": "WITHDRAWN",
     "meta": {
      "actor": "buyer",
      "action": "회원 탈퇴"
     },
     "description": "구매자: 회원 탈퇴"
    },
    "system.cancelled": {
     "target": "CANCELLED",
     "actions": "notifyCancelled",
     "meta": {
      "actor": "system",
      "action": "판매 취소"
     },
     "description": "시스템: 판매 취소"
    },
    "system.ranked": [
     {
      "target": "WON",
      "guard": "isWinner",
      "actions": "notifyWinner",
      "meta": {
       "actor": "system",
       "action": "당첨"
      },
      "description": "시스템: 당첨"
     },
     {
      "target": "WAITING",
      "guard": "isWaitlisted",
      "meta": {
       "actor": "system",
       "action": "예비 순번"
      },
      "description": "시스템: 예비 순번"
     },
     {
      "target": "LOST",
      "meta": {
       "actor": "system",
       "action": "미당첨"
      },
      "description": "시스템: 미당첨"
     }
    ]
   },
   "description": "응모 완료"
  },
  "WAITING": {
   "meta": {
    "label": "예비 순번"
   },
   "tags": [
    "live",
    "ranked"
   ],
   "on": {
    "system.promoted": {
     "target": "WON",
     "actions": "notifyWinner",
     "meta": {
      "actor": "system",
      "action": "추가 당첨"
     },
     "description": "시스템: 추가 당첨"
    },
    "system.ended": {
     "target": "LOST",
     "meta": {
      "actor": "system",
      "action": "판매 종료"
     },
     "description": "시스템: 판매 종료"
    },
    "member.left": {
     "target": "LOST",
     "meta": {
      "actor": "buyer",
      "action": "회원 탈퇴"
     },
     "description": "구매자: 회원 탈퇴"
    }
   },
   "description": "예비 순번"
  },
  "WON": {
   "meta": {
    "label": "당첨"
   },
   "tags": [
    "live",
    "ranked",
    "right"
   ],
   "on": {
    "payment.completed": {
     "target": "BOUGHT",
     "meta": {
      "actor": "gateway",
      "action": "구매"
     },
     "description": "결제사: 구매"
    },
    "order.cancelled": [
     {
      "target": "WON",
      "guard": "isWaveOpen",
      "actions": "holdPieces",
      "meta": {
       "actor": "system",
       "action": "주문 취소"
      },
      "description": "시스템: 주문 취소"
     },
     {
      "target": "LAPSED",
      "actions": "holdPieces",
      "meta": {
       "actor": "system",
       "action": "주문 취소 뒤 기간 만료"
      },
      "description": "시스템: 주문 취소 뒤 기간 만료"
     }
    ],
    "system.waveOver": {
     "target": "LAPSED",
     "guard": "hasNoOpenOrder",
     "meta": {
      "actor": "system",
      "action": "구매 기간 만료",
      "otherwise": "SALE_ORDER_OPEN"
     },
     "description": "시스템: 구매 기간 만료 (아니면 SALE_ORDER_OPEN)"
    },
    "member.left": {
     "target": "LAPSED",
     "guard": "hasNoOpenOrder",
     "meta": {
      "actor": "buyer",
      "action": "회원 탈퇴",
      "otherwise": "SALE_ORDER_OPEN"
     },
     "description": "구매자: 회원 탈퇴 (아니면 SALE_ORDER_OPEN)"
    }
   },
   "description": "당첨"
  },
  "BOUGHT": {
   "meta": {
    "label": "구매 완료"
   },
   "tags": [
    "live",
    "ranked",
    "right"
   ],
   "on": {
    "payment.completed": {
     "target": "BOUGHT",
     "meta": {
      "actor": "gateway",
      "action": "다시 입금"
     },
     "description": "결제사: 다시 입금"
    },
    "order.cancelled": [
     {
      "target": "WON",
      "guard": "isWaveOpen",
      "actions": "holdPieces",
      "meta": {
       "actor": "system",
       "action": "주문 취소"
      },
      "description": "시스템: 주문 취소"
     },
     {
      "target": "LAPSED",
      "actions": "holdPieces",
      "meta": {
       "actor": "system",
       "action": "주문 취소 뒤 기간 만료"
      },
      "description": "시스템: 주문 취소 뒤 기간 만료"
     }
    ]
   },
   "description": "구매 완료"
  },
  "LOST": {
   "meta": {
    "label": "미당첨"
   },
   "tags": [
    "ranked",
    "terminal"
   ],
   "description": "미당첨",
   "type": "final"
  },
  "LAPSED": {
   "meta": {
    "label": "구매 기간 지남"
   },
   "tags": [
    "ranked",
    "terminal"
   ],
   "description": "구매 기간 지남",
   "type": "final"
  },
  "WITHDRAWN": {
   "meta": {
    "label": "응모 취소"
   },
   "tags": [
    "terminal"
   ],
   "description": "응모 취소",
   "type": "final"
  },
  "CANCELLED": {
   "meta": {
    "label": "판매 취소"
   },
   "tags": [
    "terminal"
   ],
   "description": "판매 취소",
   "type": "final"
  }
 },
 "description": "특별판매 응모"
}

export const MERMAID = "stateDiagram-v2\n  ENTERED : ENTERED 응모 완료\n  WAITING : WAITING 예비 순번\n  WON : WON 당첨\n  BOUGHT : BOUGHT 구매 완료\n  LOST : LOST 미당첨\n  LAPSED : LAPSED 구매 기간 지남\n  WITHDRAWN : WITHDRAWN 응모 취소\n  CANCELLED : CANCELLED 판매 취소\n  [*] --> ENTERED\n  ENTERED --> WITHDRAWN : 응모 취소 [isEntryOpen]<br/>회원 탈퇴\n  ENTERED --> CANCELLED : 판매 취소\n  ENTERED --> WON : 당첨 [isWinner]\n  ENTERED --> WAITING : 예비 순번 [isWaitlisted]\n  ENTERED --> LOST : 미당첨\n  WAITING --> WON : 추가 당첨\n  WAITING --> LOST : 판매 종료<br/>회원 탈퇴\n  WON --> BOUGHT : 구매\n  WON --> WON : 주문 취소 [isWaveOpen]\n  WON --> LAPSED : 주문 취소 뒤 기간 만료<br/>구매 기간 만료 [hasNoOpenOrder]<br/>회원 탈퇴 [hasNoOpenOrder]\n  BOUGHT --> BOUGHT : 다시 입금\n  BOUGHT --> WON : 주문 취소 [isWaveOpen]\n  BOUGHT --> LAPSED : 주문 취소 뒤 기간 만료\n  LOST --> [*]\n  LAPSED --> [*]\n  WITHDRAWN --> [*]\n  CANCELLED --> [*]\n"
