// Generated from the charts of core: npm run generate
import type { FlowChart, FlowDrawing } from '@jangteo/core/flow/flow.codes'
import type { FlowConfig } from '../flowConfig.ts'

export const CHART: FlowChart = {
  id: "checkout",
  label: "주문서",
  start: "editing",
  guards: ["isBuyable","isChanged","isComplete","isCouponRefused","isIncomplete","isPlaced","isRefused","isUnchanged"],
  delays: {},
  keeps: [],
  refusals: {},
  states: [
    {"state":"editing","label":"작성 중","tags":["editable"],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"facts.changed","index":0,"target":"editing","actor":"system","action":"주문서 갱신","afterMs":null,"guard":"isBuyable","effects":["keep"],"otherwise":null},{"event":"facts.changed","index":1,"target":"blocked","actor":"system","action":"살 수 없는 상품 발견","afterMs":null,"guard":null,"effects":["keep"],"otherwise":null},{"event":"buyer.submit","index":0,"target":"checking","actor":"buyer","action":"결제하기","afterMs":null,"guard":"isComplete","effects":["keep"],"otherwise":null},{"event":"buyer.submit","index":1,"target":"editing","actor":"buyer","action":"빠진 내용 확인","afterMs":null,"guard":null,"effects":["keep"],"otherwise":null}]},
    {"state":"checking","label":"주문 내용 확인 중","tags":["busy"],"entry":[],"asks":["checkOrder"],"otherwise":null,"steps":[{"event":"xstate.done.actor.checkOrder","index":0,"target":"placing","actor":"system","action":"그대로","afterMs":null,"guard":"isUnchanged","effects":[],"otherwise":null},{"event":"xstate.done.actor.checkOrder","index":1,"target":"differing","actor":"system","action":"달라짐","afterMs":null,"guard":"isChanged","effects":["keep"],"otherwise":null},{"event":"xstate.done.actor.checkOrder","index":2,"target":"couponRefused","actor":"system","action":"쓸 수 없는 쿠폰","afterMs":null,"guard":"isCouponRefused","effects":["keep"],"otherwise":null},{"event":"xstate.done.actor.checkOrder","index":3,"target":"refused","actor":"system","action":"거절","afterMs":null,"guard":"isRefused","effects":["keep"],"otherwise":null},{"event":"xstate.done.actor.checkOrder","index":4,"target":"blocked","actor":"system","action":"살 수 없음","afterMs":null,"guard":null,"effects":["keep"],"otherwise":null},{"event":"xstate.error.actor.checkOrder","index":0,"target":"editing","actor":"system","action":"답이 없음","afterMs":null,"guard":null,"effects":["noteFailure"],"otherwise":null}]},
    {"state":"differing","label":"달라진 내용 알림","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.accept","index":0,"target":"editing","actor":"buyer","action":"달라진 내용 확인","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"buyer.dismiss","index":0,"target":"editing","actor":"buyer","action":"닫기","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"blocked","label":"살 수 없는 상품 알림","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"facts.changed","index":0,"target":"editing","actor":"system","action":"다시 살 수 있음","afterMs":null,"guard":"isBuyable","effects":["keep"],"otherwise":null},{"event":"facts.changed","index":1,"target":"blocked","actor":"system","action":"아직 살 수 없음","afterMs":null,"guard":null,"effects":["keep"],"otherwise":null},{"event":"buyer.dismiss","index":0,"target":"editing","actor":"buyer","action":"닫기","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"placing","label":"주문 중","tags":["busy"],"entry":[],"asks":["placeOrder"],"otherwise":null,"steps":[{"event":"xstate.done.actor.placeOrder","index":0,"target":"placed","actor":"system","action":"주문됨","afterMs":null,"guard":"isPlaced","effects":["keep"],"otherwise":null},{"event":"xstate.done.actor.placeOrder","index":1,"target":"differing","actor":"system","action":"달라짐","afterMs":null,"guard":"isChanged","effects":["keep"],"otherwise":null},{"event":"xstate.done.actor.placeOrder","index":2,"target":"editing","actor":"system","action":"빠짐","afterMs":null,"guard":"isIncomplete","effects":["keep"],"otherwise":null},{"event":"xstate.done.actor.placeOrder","index":3,"target":"couponRefused","actor":"system","action":"쓸 수 없는 쿠폰","afterMs":null,"guard":"isCouponRefused","effects":["keep"],"otherwise":null},{"event":"xstate.done.actor.placeOrder","index":4,"target":"refused","actor":"system","action":"거절","afterMs":null,"guard":"isRefused","effects":["keep"],"otherwise":null},{"event":"xstate.done.actor.placeOrder","index":5,"target":"blocked","actor":"system","action":"살 수 없음","afterMs":null,"guard":null,"effects":["keep"],"otherwise":null},{"event":"xstate.error.actor.placeOrder","index":0,"target":"unanswered","actor":"system","action":"답이 없음","afterMs":null,"guard":null,"effects":["noteFailure"],"otherwise":null}]},
    {"state":"unanswered","label":"주문됐는지 모름","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.retry","index":0,"target":"placing","actor":"buyer","action":"같은 주문 다시 보내기","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"buyer.dismiss","index":0,"target":"editing","actor":"buyer","action":"닫기","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"couponRefused","label":"쓸 수 없는 쿠폰 알림","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.changeCoupons","index":0,"target":"editing","actor":"buyer","action":"쿠폰 다시 고르기","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"buyer.dismiss","index":0,"target":"editing","actor":"buyer","action":"닫기","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"refused","label":"주문할 수 없음 알림","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.dismiss","index":0,"target":"editing","actor":"buyer","action":"닫기","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"placed","label":"주문됨","tags":["terminal"],"entry":[],"asks":[],"otherwise":null,"steps":[]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 1234,
  height: 1054,
  states: {
    "editing": {"x":70,"y":31,"width":96,"height":60},
    "checking": {"x":553,"y":334,"width":150,"height":78},
    "differing": {"x":390,"y":552,"width":142,"height":60},
    "blocked": {"x":722,"y":552,"width":164,"height":60},
    "placing": {"x":438,"y":752,"width":150,"height":78},
    "unanswered": {"x":310,"y":970,"width":138,"height":60},
    "couponRefused": {"x":963,"y":970,"width":164,"height":60},
    "refused": {"x":48,"y":970,"width":160,"height":60},
    "placed": {"x":576,"y":970,"width":96,"height":60},
  },
  start: [[31,61],[70,61]],
  arrows: [
    {"from":"editing","to":"editing","points":[[166,51],[182,51],[182,71],[166,71]],"label":{"x":188,"y":24,"width":118,"height":74},"steps":[{"state":"editing","event":"facts.changed","index":0},{"state":"editing","event":"buyer.submit","index":1}]},
    {"from":"editing","to":"blocked","points":[[147,91],[147,150],[936,150],[936,532],[845,532],[845,552]],"label":{"x":863,"y":359,"width":146,"height":28},"steps":[{"state":"editing","event":"facts.changed","index":1}]},
    {"from":"editing","to":"checking","points":[[128,91],[128,178],[653,178],[653,334]],"label":{"x":590,"y":248,"width":126,"height":46},"steps":[{"state":"editing","event":"buyer.submit","index":0}]},
    {"from":"checking","to":"placing","points":[[628,412],[628,432],[627,432],[627,718],[528,718],[528,752]],"label":{"x":560,"y":559,"width":134,"height":46},"steps":[{"state":"checking","event":"xstate.done.actor.checkOrder","index":0}]},
    {"from":"checking","to":"differing","points":[[603,412],[603,446],[549,446],[549,532],[485,532],[485,552]],"label":{"x":490,"y":466,"width":118,"height":46},"steps":[{"state":"checking","event":"xstate.done.actor.checkOrder","index":1}]},
    {"from":"checking","to":"couponRefused","points":[[678,412],[678,432],[1045,432],[1045,970]],"label":{"x":962,"y":652,"width":166,"height":46},"steps":[{"state":"checking","event":"xstate.done.actor.checkOrder","index":2}]},
    {"from":"checking","to":"refused","points":[[578,412],[578,432],[128,432],[128,970]],"label":{"x":69,"y":652,"width":118,"height":46},"steps":[{"state":"checking","event":"xstate.done.actor.checkOrder","index":3}]},
    {"from":"checking","to":"blocked","points":[[653,412],[653,446],[727,446],[727,532],[763,532],[763,552]],"label":{"x":683,"y":475,"width":88,"height":28},"steps":[{"state":"checking","event":"xstate.done.actor.checkOrder","index":4}]},
    {"from":"checking","to":"editing","points":[[603,334],[603,314],[534,314],[534,192],[118,192],[118,91]],"label":{"x":492,"y":257,"width":84,"height":28},"steps":[{"state":"checking","event":"xstate.error.actor.checkOrder","index":0}]},
    {"from":"differing","to":"editing","points":[[437,552],[437,532],[462,532],[462,206],[108,206],[108,91]],"label":{"x":399,"y":345,"width":126,"height":56},"steps":[{"state":"differing","event":"buyer.accept","index":0},{"state":"differing","event":"buyer.dismiss","index":0}]},
    {"from":"blocked","to":"editing","points":[[804,552],[804,532],[790,532],[790,164],[137,164],[137,91]],"label":{"x":731,"y":336,"width":118,"height":74},"steps":[{"state":"blocked","event":"facts.changed","index":0},{"state":"blocked","event":"buyer.dismiss","index":0}]},
    {"from":"blocked","to":"blocked","points":[[886,572],[902,572],[902,592],[886,592]],"label":{"x":908,"y":568,"width":118,"height":28},"steps":[{"state":"blocked","event":"facts.changed","index":1}]},
    {"from":"placing","to":"placed","points":[[538,830],[538,864],[624,864],[624,970]],"label":{"x":569,"y":884,"width":110,"height":46},"steps":[{"state":"placing","event":"xstate.done.actor.placeOrder","index":0}]},
    {"from":"placing","to":"differing","points":[[498,752],[498,632],[461,632],[461,612]],"label":{"x":439,"y":652,"width":118,"height":46},"steps":[{"state":"placing","event":"xstate.done.actor.placeOrder","index":1}]},
    {"from":"placing","to":"editing","points":[[468,752],[468,718],[372,718],[372,220],[99,220],[99,91]],"label":{"x":301,"y":466,"width":142,"height":46},"steps":[{"state":"placing","event":"xstate.done.actor.placeOrder","index":2}]},
    {"from":"placing","to":"couponRefused","points":[[563,830],[563,850],[943,850],[943,950],[1004,950],[1004,970]],"label":{"x":860,"y":884,"width":166,"height":46},"steps":[{"state":"placing","event":"xstate.done.actor.placeOrder","index":3}]},
    {"from":"placing","to":"refused","points":[[463,830],[463,850],[205,850],[205,950],[168,950],[168,970]],"label":{"x":146,"y":884,"width":118,"height":46},"steps":[{"state":"placing","event":"xstate.done.actor.placeOrder","index":4}]},
    {"from":"placing","to":"blocked","points":[[558,752],[558,732],[804,732],[804,612]],"label":{"x":760,"y":661,"width":88,"height":28},"steps":[{"state":"placing","event":"xstate.done.actor.placeOrder","index":5}]},
    {"from":"placing","to":"unanswered","points":[[513,830],[513,950],[413,950],[413,970]],"label":{"x":471,"y":893,"width":84,"height":28},"steps":[{"state":"placing","event":"xstate.error.actor.placeOrder","index":0}]},
    {"from":"unanswered","to":"placing","points":[[379,970],[379,864],[488,864],[488,830]],"label":{"x":301,"y":893,"width":156,"height":28},"steps":[{"state":"unanswered","event":"buyer.retry","index":0}]},
    {"from":"unanswered","to":"editing","points":[[344,970],[344,950],[283,950],[283,234],[89,234],[89,91]],"label":{"x":256,"y":568,"width":54,"height":28},"steps":[{"state":"unanswered","event":"buyer.dismiss","index":0}]},
    {"from":"couponRefused","to":"editing","points":[[1086,970],[1086,950],[1147,950],[1147,136],[156,136],[156,91]],"label":{"x":1084,"y":554,"width":126,"height":56},"steps":[{"state":"couponRefused","event":"buyer.changeCoupons","index":0},{"state":"couponRefused","event":"buyer.dismiss","index":0}]},
    {"from":"refused","to":"editing","points":[[88,970],[88,950],[51,950],[51,122],[80,122],[80,91]],"label":{"x":24,"y":568,"width":54,"height":28},"steps":[{"state":"refused","event":"buyer.dismiss","index":0}]},
  ],
}

export const CONFIG: FlowConfig = {
 "id": "checkout",
 "meta": {
  "label": "주문서"
 },
 "initial": "editing",
 "states": {
  "editing": {
   "meta": {
    "label": "작성 중"
   },
   "tags": [
    "editable"
   ],
   "on": {
    "facts.changed": [
     {
      "target": "editing",
      "guard": "isBuyable",
      "actions": "keep",
      "meta": {
       "actor": "system",
       "action": "주문서 갱신"
      },
      "description": "시스템: 주문서 갱신"
     },
     {
      "target": "blocked",
      "actions": "keep",
      "meta": {
       "actor": "system",
       "action": "살 수 없는 상품 발견"
      },
      "description": "시스템: 살 수 없는 상품 발견"
     }
    ],
    "buyer.submit": [
     {
      "target": "checking",
      "guard": "isComplete",
      "actions": "keep",
      "meta": {
       "actor": "buyer",
       "action": "결제하기"
      },
      "description": "구매자: 결제하기"
     },
     {
      "target": "editing",
      "actions": "keep",
      "meta": {
       "actor": "buyer",
       "action": "빠진 내용 확인"
      },
      "description": "구매자: 빠진 내용 확인"
     }
    ]
   },
   "description": "작성 중"
  },
  "checking": {
   "meta": {
    "label": "주문 내용 확인 중"
   },
   "tags": [
    "busy"
   ],
   "invoke": {
    "id": "checkOrder",
    "src": "checkOrder",
    "onDone": [
     {
      "target": "placing",
      "guard": "isUnchanged",
      "meta": {
       "actor": "system",
       "action": "그대로"
      },
      "description": "시스템: 그대로"
     },
     {
      "target": "differing",
      "guard": "isChanged",
      "actions": "keep",
      "meta": {
       "actor": "system",
       "action": "달라짐"
      },
      "description": "시스템: 달라짐"
     },
     {
      "target": "couponRefused",
      "guard": "isCouponRefused",
      "actions": "keep",
      "meta": {
       "actor": "system",
       "action": "쓸 수 없는 쿠폰"
      },
      "description": "시스템: 쓸 수 없는 쿠폰"
     },
     {
      "target": "refused",
      "guard": "isRefused",
      "actions": "keep",
      "meta": {
       "actor": "system",
       "action": "거절"
      },
      "description": "시스템: 거절"
     },
     {
      "target": "blocked",
      "actions": "keep",
      "meta": {
       "actor": "system",
       "action": "살 수 없음"
      },
      "description": "시스템: 살 수 없음"
     }
    ],
    "onError": {
     "target": "editing",
     "actions": "noteFailure",
     "meta": {
      "actor": "system",
      "action": "답이 없음"
     },
     "description": "시스템: 답이 없음"
    }
   },
   "description": "주문 내용 확인 중"
  },
  "differing": {
   "meta": {
    "label": "달라진 내용 알림"
   },
   "on": {
    "buyer.accept": {
     "target": "editing",
     "meta": {
      "actor": "buyer",
      "action": "달라진 내용 확인"
     },
     "description": "구매자: 달라진 내용 확인"
    },
    "buyer.dismiss": {
     "target": "editing",
     "meta": {
      "actor": "buyer",
      "action": "닫기"
     },
     "description": "구매자: 닫기"
    }
   },
   "description": "달라진 내용 알림"
  },
  "blocked": {
   "meta": {
    "label": "살 수 없는 상품 알림"
   },
   "on": {
    "facts.changed": [
     {
      "target": "editing",
      "guard": "isBuyable",
      "actions": "keep",
      "meta": {
       "actor": "system",
       "action": "다시 살 수 있음"
      },
      "description": "시스템: 다시 살 수 있음"
     },
     {
      "target": "blocked",
      "actions": "keep",
      "meta": {
       "actor": "system",
       "action": "아직 살 수 없음"
      },
      "description": "시스템: 아직 살 수 없음"
     }
    ],
    "buyer.dismiss": {
     "target": "editing",
     "meta": {
      "actor": "buyer",
      "action": "닫기"
     },
     "description": "구매자: 닫기"
    }
   },
   "description": "살 수 없는 상품 알림"
  },
  "placing": {
   "meta": {
    "label": "주문 중"
   },
   "tags": [
    "busy"
   ],
   "invoke": {
    "id": "placeOrder",
    "src": "placeOrder",
    "onDone": [
     {
      "target": "placed",
      "guard": "isPlaced",
      "actions": "keep",
      "meta": {
       "actor": "system",
       "action": "주문됨"
      },
      "description": "시스템: 주문됨"
     },
     {
      "target": "differing",
      "guard": "isChanged",
      "actions": "keep",
      "meta": {
       "actor": "system",
       "action": "달라짐"
      },
      "description": "시스템: 달라짐"
     },
     {
      "target": "editing",
      "guard": "isIncomplete",
      "actions": "keep",
      "meta": {
       "actor": "system",
       "action": "빠짐"
      },
      "description": "시스템: 빠짐"
     },
     {
      "target": "couponRefused",
      "guard": "isCouponRefused",
      "actions": "keep",
      "meta": {
       "actor": "system",
       "action": "쓸 수 없는 쿠폰"
      },
      "description": "시스템: 쓸 수 없는 쿠폰"
     },
     {
      "target": "refused",
      "guard": "isRefused",
      "actions": "keep",
      "meta": {
       "actor": "system",
       "action": "거절"
      },
      "description": "시스템: 거절"
     },
     {
      "target": "blocked",
      "actions": "keep",
      "meta": {
       "actor": "system",
       "action": "살 수 없음"
      },
      "description": "시스템: 살 수 없음"
     }
    ],
    "onError": {
     "target": "unanswered",
     "actions": "noteFailure",
     "meta": {
      "actor": "system",
      "action": "답이 없음"
     },
     "description": "시스템: 답이 없음"
    }
   },
   "description": "주문 중"
  },
  "unanswered": {
   "meta": {
    "label": "주문됐는지 모름"
   },
   "on": {
    "buyer.retry": {
     "target": "placing",
     "meta": {
      "actor": "buyer",
      "action": "같은 주문 다시 보내기"
     },
     "description": "구매자: 같은 주문 다시 보내기"
    },
    "buyer.dismiss": {
     "target": "editing",
     "meta": {
      "actor": "buyer",
      "action": "닫기"
     },
     "description": "구매자: 닫기"
    }
   },
   "description": "주문됐는지 모름"
  },
  "couponRefused": {
   "meta": {
    "label": "쓸 수 없는 쿠폰 알림"
   },
   "on": {
    "buyer.changeCoupons": {
     "target": "editing",
     "meta": {
      "actor": "buyer",
      "action": "쿠폰 다시 고르기"
     },
     "description": "구매자: 쿠폰 다시 고르기"
    },
    "buyer.dismiss": {
     "target": "editing",
     "meta": {
      "actor": "buyer",
      "action": "닫기"
     },
     "description": "구매자: 닫기"
    }
   },
   "description": "쓸 수 없는 쿠폰 알림"
  },
  "refused": {
   "meta": {
    "label": "주문할 수 없음 알림"
   },
   "on": {
    "buyer.dismiss": {
     "target": "editing",
     "meta": {
      "actor": "buyer",
      "action": "닫기"
     },
     "description": "구매자: 닫기"
    }
   },
   "description": "주문할 수 없음 알림"
  },
  "placed": {
   "meta": {
    "label": "주문됨"
   },
   "tags": [
    "terminal"
   ],
   "description": "주문됨",
   "type": "final"
  }
 },
 "description": "주문서"
}

export const MERMAID = "stateDiagram-v2\n  editing : editing 작성 중\n  checking : checking 주문 내용 확인 중<br/>do / checkOrder\n  differing : differing 달라진 내용 알림\n  blocked : blocked 살 수 없는 상품 알림\n  placing : placing 주문 중<br/>do / placeOrder\n  unanswered : unanswered 주문됐는지 모름\n  couponRefused : couponRefused 쓸 수 없는 쿠폰 알림\n  refused : refused 주문할 수 없음 알림\n  placed : placed 주문됨\n  [*] --> editing\n  editing --> editing : 주문서 갱신 [isBuyable]<br/>빠진 내용 확인\n  editing --> blocked : 살 수 없는 상품 발견\n  editing --> checking : 결제하기 [isComplete]\n  checking --> placing : 그대로 [isUnchanged]\n  checking --> differing : 달라짐 [isChanged]\n  checking --> couponRefused : 쓸 수 없는 쿠폰 [isCouponRefused]\n  checking --> refused : 거절 [isRefused]\n  checking --> blocked : 살 수 없음\n  checking --> editing : 답이 없음\n  differing --> editing : 달라진 내용 확인<br/>닫기\n  blocked --> editing : 다시 살 수 있음 [isBuyable]<br/>닫기\n  blocked --> blocked : 아직 살 수 없음\n  placing --> placed : 주문됨 [isPlaced]\n  placing --> differing : 달라짐 [isChanged]\n  placing --> editing : 빠짐 [isIncomplete]\n  placing --> couponRefused : 쓸 수 없는 쿠폰 [isCouponRefused]\n  placing --> refused : 거절 [isRefused]\n  placing --> blocked : 살 수 없음\n  placing --> unanswered : 답이 없음\n  unanswered --> placing : 같은 주문 다시 보내기\n  unanswered --> editing : 닫기\n  couponRefused --> editing : 쿠폰 다시 고르기<br/>닫기\n  refused --> editing : 닫기\n  placed --> [*]\n"
