// Generated from the charts of core: npm run generate
import type { FlowChart, FlowDrawing } from '@jangteo/core/flow/flow.codes'
import type { FlowConfig } from '../flowConfig.ts'

export const CHART: FlowChart = {
  id: "checkout",
  label: "주문서",
  start: "loading",
  guards: ["isBuyable","isChanged","isComplete","isCouponRefused","isIncomplete","isPlaced","isRefused","isUnchanged"],
  keeps: [],
  refusals: {},
  states: [
    {"state":"loading","label":"불러오는 중","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"facts.changed","index":0,"target":"editing","actor":"system","action":"주문서 열림","guard":"isBuyable","effects":["keep"],"otherwise":null},{"event":"facts.changed","index":1,"target":"blocked","actor":"system","action":"살 수 없는 상품 발견","guard":null,"effects":["keep"],"otherwise":null}]},
    {"state":"editing","label":"작성 중","tags":["editable"],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"facts.changed","index":0,"target":"editing","actor":"system","action":"주문서 갱신","guard":"isBuyable","effects":["keep"],"otherwise":null},{"event":"facts.changed","index":1,"target":"blocked","actor":"system","action":"살 수 없는 상품 발견","guard":null,"effects":["keep"],"otherwise":null},{"event":"buyer.submit","index":0,"target":"checking","actor":"buyer","action":"결제하기","guard":"isComplete","effects":["keep"],"otherwise":null},{"event":"buyer.submit","index":1,"target":"editing","actor":"buyer","action":"빠진 내용 확인","guard":null,"effects":["keep"],"otherwise":null}]},
    {"state":"checking","label":"주문 내용 확인 중","tags":["busy"],"entry":[],"asks":["checkOrder"],"otherwise":null,"steps":[{"event":"xstate.done.actor.checkOrder","index":0,"target":"placing","actor":"system","action":"그대로","guard":"isUnchanged","effects":[],"otherwise":null},{"event":"xstate.done.actor.checkOrder","index":1,"target":"differing","actor":"system","action":"달라짐","guard":"isChanged","effects":["keep"],"otherwise":null},{"event":"xstate.done.actor.checkOrder","index":2,"target":"couponRefused","actor":"system","action":"쓸 수 없는 쿠폰","guard":"isCouponRefused","effects":["keep"],"otherwise":null},{"event":"xstate.done.actor.checkOrder","index":3,"target":"refused","actor":"system","action":"거절","guard":"isRefused","effects":["keep"],"otherwise":null},{"event":"xstate.done.actor.checkOrder","index":4,"target":"blocked","actor":"system","action":"살 수 없음","guard":null,"effects":["keep"],"otherwise":null},{"event":"xstate.error.actor.checkOrder","index":0,"target":"editing","actor":"system","action":"답이 없음","guard":null,"effects":["noteFailure"],"otherwise":null}]},
    {"state":"differing","label":"달라진 내용 알림","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.accept","index":0,"target":"editing","actor":"buyer","action":"달라진 내용 확인","guard":null,"effects":[],"otherwise":null},{"event":"buyer.dismiss","index":0,"target":"editing","actor":"buyer","action":"닫기","guard":null,"effects":[],"otherwise":null}]},
    {"state":"blocked","label":"살 수 없는 상품 알림","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"facts.changed","index":0,"target":"editing","actor":"system","action":"다시 살 수 있음","guard":"isBuyable","effects":["keep"],"otherwise":null},{"event":"facts.changed","index":1,"target":"blocked","actor":"system","action":"아직 살 수 없음","guard":null,"effects":["keep"],"otherwise":null},{"event":"buyer.dismiss","index":0,"target":"editing","actor":"buyer","action":"닫기","guard":null,"effects":[],"otherwise":null}]},
    {"state":"placing","label":"주문 중","tags":["busy"],"entry":[],"asks":["placeOrder"],"otherwise":null,"steps":[{"event":"xstate.done.actor.placeOrder","index":0,"target":"placed","actor":"system","action":"주문됨","guard":"isPlaced","effects":["keep"],"otherwise":null},{"event":"xstate.done.actor.placeOrder","index":1,"target":"differing","actor":"system","action":"달라짐","guard":"isChanged","effects":["keep"],"otherwise":null},{"event":"xstate.done.actor.placeOrder","index":2,"target":"editing","actor":"system","action":"빠짐","guard":"isIncomplete","effects":["keep"],"otherwise":null},{"event":"xstate.done.actor.placeOrder","index":3,"target":"couponRefused","actor":"system","action":"쓸 수 없는 쿠폰","guard":"isCouponRefused","effects":["keep"],"otherwise":null},{"event":"xstate.done.actor.placeOrder","index":4,"target":"refused","actor":"system","action":"거절","guard":"isRefused","effects":["keep"],"otherwise":null},{"event":"xstate.done.actor.placeOrder","index":5,"target":"blocked","actor":"system","action":"살 수 없음","guard":null,"effects":["keep"],"otherwise":null},{"event":"xstate.error.actor.placeOrder","index":0,"target":"unanswered","actor":"system","action":"답이 없음","guard":null,"effects":["noteFailure"],"otherwise":null}]},
    {"state":"unanswered","label":"주문됐는지 모름","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.retry","index":0,"target":"placing","actor":"buyer","action":"같은 주문 다시 보내기","guard":null,"effects":[],"otherwise":null},{"event":"buyer.dismiss","index":0,"target":"editing","actor":"buyer","action":"닫기","guard":null,"effects":[],"otherwise":null}]},
    {"state":"couponRefused","label":"쓸 수 없는 쿠폰 알림","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.changeCoupons","index":0,"target":"editing","actor":"buyer","action":"쿠폰 다시 고르기","guard":null,"effects":[],"otherwise":null},{"event":"buyer.dismiss","index":0,"target":"editing","actor":"buyer","action":"닫기","guard":null,"effects":[],"otherwise":null}]},
    {"state":"refused","label":"주문할 수 없음 알림","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.dismiss","index":0,"target":"editing","actor":"buyer","action":"닫기","guard":null,"effects":[],"otherwise":null}]},
    {"state":"placed","label":"주문됨","tags":["terminal"],"entry":[],"asks":[],"otherwise":null,"steps":[]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 1189,
  height: 1186,
  states: {
    "loading": {"x":70,"y":24,"width":110,"height":60},
    "editing": {"x":544,"y":217,"width":96,"height":60},
    "checking": {"x":431,"y":452,"width":150,"height":78},
    "differing": {"x":598,"y":684,"width":142,"height":60},
    "blocked": {"x":768,"y":684,"width":164,"height":60},
    "placing": {"x":502,"y":884,"width":150,"height":78},
    "unanswered": {"x":789,"y":1102,"width":138,"height":60},
    "couponRefused": {"x":242,"y":1102,"width":164,"height":60},
    "refused": {"x":48,"y":1102,"width":160,"height":60},
    "placed": {"x":529,"y":1102,"width":96,"height":60},
  },
  start: [[31,54],[70,54]],
  arrows: [
    {"from":"loading","to":"editing","points":[[107,84],[107,122],[592,122],[592,217]],"label":{"x":533,"y":136,"width":118,"height":46},"steps":[{"state":"loading","event":"facts.changed","index":0}]},
    {"from":"loading","to":"blocked","points":[[143,84],[143,108],[1046,108],[1046,664],[899,664],[899,684]],"label":{"x":973,"y":375,"width":146,"height":28},"steps":[{"state":"loading","event":"facts.changed","index":1}]},
    {"from":"editing","to":"editing","points":[[640,237],[656,237],[656,257],[640,257]],"label":{"x":662,"y":210,"width":118,"height":74},"steps":[{"state":"editing","event":"facts.changed","index":0},{"state":"editing","event":"buyer.submit","index":1}]},
    {"from":"editing","to":"blocked","points":[[621,277],[621,318],[954,318],[954,650],[866,650],[866,684]],"label":{"x":881,"y":477,"width":146,"height":28},"steps":[{"state":"editing","event":"facts.changed","index":1}]},
    {"from":"editing","to":"checking","points":[[592,277],[592,432],[531,432],[531,452]],"label":{"x":529,"y":366,"width":126,"height":46},"steps":[{"state":"editing","event":"buyer.submit","index":0}]},
    {"from":"checking","to":"placing","points":[[506,530],[506,550],[503,550],[503,850],[562,850],[562,884]],"label":{"x":436,"y":691,"width":134,"height":46},"steps":[{"state":"checking","event":"xstate.done.actor.checkOrder","index":0}]},
    {"from":"checking","to":"differing","points":[[531,530],[531,564],[580,564],[580,650],[645,650],[645,684]],"label":{"x":521,"y":584,"width":118,"height":46},"steps":[{"state":"checking","event":"xstate.done.actor.checkOrder","index":1}]},
    {"from":"checking","to":"couponRefused","points":[[481,530],[481,564],[324,564],[324,1102]],"label":{"x":241,"y":784,"width":166,"height":46},"steps":[{"state":"checking","event":"xstate.done.actor.checkOrder","index":2}]},
    {"from":"checking","to":"refused","points":[[456,530],[456,550],[128,550],[128,1102]],"label":{"x":69,"y":784,"width":118,"height":46},"steps":[{"state":"checking","event":"xstate.done.actor.checkOrder","index":3}]},
    {"from":"checking","to":"blocked","points":[[556,530],[556,550],[734,550],[734,650],[801,650],[801,684]],"label":{"x":690,"y":593,"width":88,"height":28},"steps":[{"state":"checking","event":"xstate.done.actor.checkOrder","index":4}]},
    {"from":"checking","to":"editing","points":[[481,452],[481,432],[473,432],[473,346],[582,346],[582,277]],"label":{"x":431,"y":375,"width":84,"height":28},"steps":[{"state":"checking","event":"xstate.error.actor.checkOrder","index":0}]},
    {"from":"differing","to":"editing","points":[[693,684],[693,650],[672,650],[672,432],[674,432],[674,346],[602,346],[602,277]],"label":{"x":609,"y":463,"width":126,"height":56},"steps":[{"state":"differing","event":"buyer.accept","index":0},{"state":"differing","event":"buyer.dismiss","index":0}]},
    {"from":"blocked","to":"editing","points":[[834,684],[834,650],[808,650],[808,332],[611,332],[611,277]],"label":{"x":749,"y":454,"width":118,"height":74},"steps":[{"state":"blocked","event":"facts.changed","index":0},{"state":"blocked","event":"buyer.dismiss","index":0}]},
    {"from":"blocked","to":"blocked","points":[[932,704],[948,704],[948,724],[932,724]],"label":{"x":954,"y":700,"width":118,"height":28},"steps":[{"state":"blocked","event":"facts.changed","index":1}]},
    {"from":"placing","to":"placed","points":[[577,962],[577,1102]],"label":{"x":522,"y":1016,"width":110,"height":46},"steps":[{"state":"placing","event":"xstate.done.actor.placeOrder","index":0}]},
    {"from":"placing","to":"differing","points":[[592,884],[592,850],[669,850],[669,744]],"label":{"x":610,"y":784,"width":118,"height":46},"steps":[{"state":"placing","event":"xstate.done.actor.placeOrder","index":1}]},
    {"from":"placing","to":"editing","points":[[532,884],[532,864],[426,864],[426,764],[418,764],[418,650],[413,650],[413,332],[573,332],[573,277]],"label":{"x":342,"y":584,"width":142,"height":46},"steps":[{"state":"placing","event":"xstate.done.actor.placeOrder","index":2}]},
    {"from":"placing","to":"couponRefused","points":[[552,962],[552,996],[425,996],[425,1082],[365,1082],[365,1102]],"label":{"x":342,"y":1016,"width":166,"height":46},"steps":[{"state":"placing","event":"xstate.done.actor.placeOrder","index":3}]},
    {"from":"placing","to":"refused","points":[[527,962],[527,982],[205,982],[205,1082],[168,1082],[168,1102]],"label":{"x":146,"y":1016,"width":118,"height":46},"steps":[{"state":"placing","event":"xstate.done.actor.placeOrder","index":4}]},
    {"from":"placing","to":"blocked","points":[[622,884],[622,864],[850,864],[850,744]],"label":{"x":806,"y":793,"width":88,"height":28},"steps":[{"state":"placing","event":"xstate.done.actor.placeOrder","index":5}]},
    {"from":"placing","to":"unanswered","points":[[627,962],[627,982],[858,982],[858,1102]],"label":{"x":816,"y":1025,"width":84,"height":28},"steps":[{"state":"placing","event":"xstate.error.actor.placeOrder","index":0}]},
    {"from":"unanswered","to":"placing","points":[[823,1102],[823,1082],[724,1082],[724,996],[602,996],[602,962]],"label":{"x":646,"y":1025,"width":156,"height":28},"steps":[{"state":"unanswered","event":"buyer.retry","index":0}]},
    {"from":"unanswered","to":"editing","points":[[892,1102],[892,1082],[1138,1082],[1138,304],[630,304],[630,277]],"label":{"x":1111,"y":700,"width":54,"height":28},"steps":[{"state":"unanswered","event":"buyer.dismiss","index":0}]},
    {"from":"couponRefused","to":"editing","points":[[283,1102],[283,850],[223,850],[223,318],[563,318],[563,277]],"label":{"x":160,"y":686,"width":126,"height":56},"steps":[{"state":"couponRefused","event":"buyer.changeCoupons","index":0},{"state":"couponRefused","event":"buyer.dismiss","index":0}]},
    {"from":"refused","to":"editing","points":[[88,1102],[88,1082],[51,1082],[51,304],[554,304],[554,277]],"label":{"x":24,"y":700,"width":54,"height":28},"steps":[{"state":"refused","event":"buyer.dismiss","index":0}]},
  ],
}

export const CONFIG: FlowConfig = {
 "id": "checkout",
 "meta": {
  "label": "주문서"
 },
 "context": {
  "submission": null,
  "incomplete": [],
  "change": null,
  "blocked": [],
  "order": null,
  "refusedText": null,
  "refusedCoupon": null,
  "hasFailed": false
 },
 "initial": "loading",
 "states": {
  "loading": {
   "meta": {
    "label": "불러오는 중"
   },
   "on": {
    "facts.changed": [
     {
      "target": "editing",
      "guard": "isBuyable",
      "actions": "keep",
      "meta": {
       "actor": "system",
       "action": "주문서 열림"
      },
      "description": "시스템: 주문서 열림"
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
    ]
   },
   "description": "불러오는 중"
  },
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

export const MERMAID = "stateDiagram-v2\n  loading : loading 불러오는 중\n  editing : editing 작성 중\n  checking : checking 주문 내용 확인 중<br/>do / checkOrder\n  differing : differing 달라진 내용 알림\n  blocked : blocked 살 수 없는 상품 알림\n  placing : placing 주문 중<br/>do / placeOrder\n  unanswered : unanswered 주문됐는지 모름\n  couponRefused : couponRefused 쓸 수 없는 쿠폰 알림\n  refused : refused 주문할 수 없음 알림\n  placed : placed 주문됨\n  [*] --> loading\n  loading --> editing : 주문서 열림 [isBuyable]\n  loading --> blocked : 살 수 없는 상품 발견\n  editing --> editing : 주문서 갱신 [isBuyable]<br/>빠진 내용 확인\n  editing --> blocked : 살 수 없는 상품 발견\n  editing --> checking : 결제하기 [isComplete]\n  checking --> placing : 그대로 [isUnchanged]\n  checking --> differing : 달라짐 [isChanged]\n  checking --> couponRefused : 쓸 수 없는 쿠폰 [isCouponRefused]\n  checking --> refused : 거절 [isRefused]\n  checking --> blocked : 살 수 없음\n  checking --> editing : 답이 없음\n  differing --> editing : 달라진 내용 확인<br/>닫기\n  blocked --> editing : 다시 살 수 있음 [isBuyable]<br/>닫기\n  blocked --> blocked : 아직 살 수 없음\n  placing --> placed : 주문됨 [isPlaced]\n  placing --> differing : 달라짐 [isChanged]\n  placing --> editing : 빠짐 [isIncomplete]\n  placing --> couponRefused : 쓸 수 없는 쿠폰 [isCouponRefused]\n  placing --> refused : 거절 [isRefused]\n  placing --> blocked : 살 수 없음\n  placing --> unanswered : 답이 없음\n  unanswered --> placing : 같은 주문 다시 보내기\n  unanswered --> editing : 닫기\n  couponRefused --> editing : 쿠폰 다시 고르기<br/>닫기\n  refused --> editing : 닫기\n  placed --> [*]\n"
