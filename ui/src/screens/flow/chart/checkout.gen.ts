// Generated from the charts of core: npm run flows
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
    {"state":"differing","label":"달라진 내용 알림","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.accept","index":0,"target":"editing","actor":"buyer","action":"달라진 내용 확인","guard":null,"effects":[],"otherwise":null}]},
    {"state":"blocked","label":"살 수 없는 상품 알림","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"facts.changed","index":0,"target":"editing","actor":"system","action":"다시 살 수 있음","guard":"isBuyable","effects":["keep"],"otherwise":null},{"event":"facts.changed","index":1,"target":"blocked","actor":"system","action":"아직 살 수 없음","guard":null,"effects":["keep"],"otherwise":null},{"event":"buyer.dismiss","index":0,"target":"editing","actor":"buyer","action":"닫기","guard":null,"effects":[],"otherwise":null}]},
    {"state":"placing","label":"주문 중","tags":["busy"],"entry":[],"asks":["placeOrder"],"otherwise":null,"steps":[{"event":"xstate.done.actor.placeOrder","index":0,"target":"placed","actor":"system","action":"주문됨","guard":"isPlaced","effects":["keep"],"otherwise":null},{"event":"xstate.done.actor.placeOrder","index":1,"target":"differing","actor":"system","action":"달라짐","guard":"isChanged","effects":["keep"],"otherwise":null},{"event":"xstate.done.actor.placeOrder","index":2,"target":"editing","actor":"system","action":"빠짐","guard":"isIncomplete","effects":["keep"],"otherwise":null},{"event":"xstate.done.actor.placeOrder","index":3,"target":"couponRefused","actor":"system","action":"쓸 수 없는 쿠폰","guard":"isCouponRefused","effects":["keep"],"otherwise":null},{"event":"xstate.done.actor.placeOrder","index":4,"target":"refused","actor":"system","action":"거절","guard":"isRefused","effects":["keep"],"otherwise":null},{"event":"xstate.done.actor.placeOrder","index":5,"target":"blocked","actor":"system","action":"살 수 없음","guard":null,"effects":["keep"],"otherwise":null},{"event":"xstate.error.actor.placeOrder","index":0,"target":"unanswered","actor":"system","action":"답이 없음","guard":null,"effects":["noteFailure"],"otherwise":null}]},
    {"state":"unanswered","label":"주문됐는지 모름","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.retry","index":0,"target":"placing","actor":"buyer","action":"같은 주문 다시 보내기","guard":null,"effects":[],"otherwise":null},{"event":"buyer.dismiss","index":0,"target":"editing","actor":"buyer","action":"닫기","guard":null,"effects":[],"otherwise":null}]},
    {"state":"couponRefused","label":"쓸 수 없는 쿠폰 알림","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.changeCoupons","index":0,"target":"editing","actor":"buyer","action":"쿠폰 다시 고르기","guard":null,"effects":[],"otherwise":null},{"event":"buyer.dismiss","index":0,"target":"editing","actor":"buyer","action":"닫기","guard":null,"effects":[],"otherwise":null}]},
    {"state":"refused","label":"주문할 수 없음 알림","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.dismiss","index":0,"target":"editing","actor":"buyer","action":"닫기","guard":null,"effects":[],"otherwise":null}]},
    {"state":"placed","label":"주문됨","tags":["terminal"],"entry":[],"asks":[],"otherwise":null,"steps":[]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 1171,
  height: 1174,
  states: {
    "loading": {"x":70,"y":24,"width":110,"height":60},
    "editing": {"x":528,"y":214,"width":96,"height":60},
    "checking": {"x":417,"y":446,"width":146,"height":78},
    "differing": {"x":576,"y":676,"width":142,"height":60},
    "blocked": {"x":746,"y":676,"width":164,"height":60},
    "placing": {"x":484,"y":874,"width":140,"height":78},
    "unanswered": {"x":763,"y":1090,"width":138,"height":60},
    "couponRefused": {"x":232,"y":1090,"width":164,"height":60},
    "refused": {"x":44,"y":1090,"width":160,"height":60},
    "placed": {"x":506,"y":1090,"width":96,"height":60},
  },
  start: [[31,54],[70,54]],
  arrows: [
    {"from":"loading","to":"editing","points":[[107,84],[107,122],[576,122],[576,214]],"label":{"x":521,"y":136,"width":110,"height":44},"steps":[{"state":"loading","event":"facts.changed","index":0}]},
    {"from":"loading","to":"blocked","points":[[143,84],[143,108],[1028,108],[1028,656],[877,656],[877,676]],"label":{"x":955,"y":370,"width":146,"height":28},"steps":[{"state":"loading","event":"facts.changed","index":1}]},
    {"from":"editing","to":"editing","points":[[624,234],[640,234],[640,254],[624,254]],"label":{"x":646,"y":208,"width":114,"height":72},"steps":[{"state":"editing","event":"facts.changed","index":0},{"state":"editing","event":"buyer.submit","index":1}]},
    {"from":"editing","to":"blocked","points":[[605,274],[605,314],[936,314],[936,642],[844,642],[844,676]],"label":{"x":863,"y":471,"width":146,"height":28},"steps":[{"state":"editing","event":"facts.changed","index":1}]},
    {"from":"editing","to":"checking","points":[[576,274],[576,426],[514,426],[514,446]],"label":{"x":517,"y":362,"width":118,"height":44},"steps":[{"state":"editing","event":"buyer.submit","index":0}]},
    {"from":"checking","to":"placing","points":[[490,524],[490,544],[485,544],[485,840],[540,840],[540,874]],"label":{"x":422,"y":684,"width":126,"height":44},"steps":[{"state":"checking","event":"xstate.done.actor.checkOrder","index":0}]},
    {"from":"checking","to":"differing","points":[[514,524],[514,558],[558,558],[558,642],[623,642],[623,676]],"label":{"x":503,"y":578,"width":110,"height":44},"steps":[{"state":"checking","event":"xstate.done.actor.checkOrder","index":1}]},
    {"from":"checking","to":"couponRefused","points":[[466,524],[466,558],[314,558],[314,1090]],"label":{"x":236,"y":776,"width":156,"height":44},"steps":[{"state":"checking","event":"xstate.done.actor.checkOrder","index":2}]},
    {"from":"checking","to":"refused","points":[[441,524],[441,544],[124,544],[124,1090]],"label":{"x":69,"y":776,"width":110,"height":44},"steps":[{"state":"checking","event":"xstate.done.actor.checkOrder","index":3}]},
    {"from":"checking","to":"blocked","points":[[539,524],[539,544],[716,544],[716,642],[779,642],[779,676]],"label":{"x":672,"y":586,"width":88,"height":28},"steps":[{"state":"checking","event":"xstate.done.actor.checkOrder","index":4}]},
    {"from":"checking","to":"editing","points":[[466,446],[466,426],[461,426],[461,342],[566,342],[566,274]],"label":{"x":419,"y":370,"width":84,"height":28},"steps":[{"state":"checking","event":"xstate.error.actor.checkOrder","index":0}]},
    {"from":"differing","to":"editing","points":[[671,676],[671,642],[654,642],[654,342],[586,342],[586,274]],"label":{"x":591,"y":471,"width":126,"height":28},"steps":[{"state":"differing","event":"buyer.accept","index":0}]},
    {"from":"blocked","to":"editing","points":[[812,676],[812,642],[790,642],[790,328],[595,328],[595,274]],"label":{"x":731,"y":449,"width":118,"height":72},"steps":[{"state":"blocked","event":"facts.changed","index":0},{"state":"blocked","event":"buyer.dismiss","index":0}]},
    {"from":"blocked","to":"blocked","points":[[910,696],[926,696],[926,716],[910,716]],"label":{"x":932,"y":692,"width":118,"height":28},"steps":[{"state":"blocked","event":"facts.changed","index":1}]},
    {"from":"placing","to":"placed","points":[[554,952],[554,1090]],"label":{"x":502,"y":1006,"width":104,"height":44},"steps":[{"state":"placing","event":"xstate.done.actor.placeOrder","index":0}]},
    {"from":"placing","to":"differing","points":[[568,874],[568,840],[647,840],[647,736]],"label":{"x":592,"y":776,"width":110,"height":44},"steps":[{"state":"placing","event":"xstate.done.actor.placeOrder","index":1}]},
    {"from":"placing","to":"editing","points":[[512,874],[512,854],[411,854],[411,756],[404,756],[404,642],[399,642],[399,328],[557,328],[557,274]],"label":{"x":332,"y":578,"width":134,"height":44},"steps":[{"state":"placing","event":"xstate.done.actor.placeOrder","index":2}]},
    {"from":"placing","to":"couponRefused","points":[[531,952],[531,986],[410,986],[410,1070],[355,1070],[355,1090]],"label":{"x":332,"y":1006,"width":156,"height":44},"steps":[{"state":"placing","event":"xstate.done.actor.placeOrder","index":3}]},
    {"from":"placing","to":"refused","points":[[507,952],[507,972],[197,972],[197,1070],[164,1070],[164,1090]],"label":{"x":142,"y":1006,"width":110,"height":44},"steps":[{"state":"placing","event":"xstate.done.actor.placeOrder","index":4}]},
    {"from":"placing","to":"blocked","points":[[596,874],[596,854],[828,854],[828,736]],"label":{"x":784,"y":784,"width":88,"height":28},"steps":[{"state":"placing","event":"xstate.done.actor.placeOrder","index":5}]},
    {"from":"placing","to":"unanswered","points":[[601,952],[601,972],[832,972],[832,1090]],"label":{"x":790,"y":1014,"width":84,"height":28},"steps":[{"state":"placing","event":"xstate.error.actor.placeOrder","index":0}]},
    {"from":"unanswered","to":"placing","points":[[797,1090],[797,1070],[698,1070],[698,986],[577,986],[577,952]],"label":{"x":620,"y":1014,"width":156,"height":28},"steps":[{"state":"unanswered","event":"buyer.retry","index":0}]},
    {"from":"unanswered","to":"editing","points":[[866,1090],[866,1070],[1120,1070],[1120,300],[614,300],[614,274]],"label":{"x":1093,"y":692,"width":54,"height":28},"steps":[{"state":"unanswered","event":"buyer.dismiss","index":0}]},
    {"from":"couponRefused","to":"editing","points":[[273,1090],[273,986],[271,986],[271,840],[218,840],[218,314],[547,314],[547,274]],"label":{"x":155,"y":678,"width":126,"height":56},"steps":[{"state":"couponRefused","event":"buyer.changeCoupons","index":0},{"state":"couponRefused","event":"buyer.dismiss","index":0}]},
    {"from":"refused","to":"editing","points":[[84,1090],[84,1070],[51,1070],[51,300],[538,300],[538,274]],"label":{"x":24,"y":692,"width":54,"height":28},"steps":[{"state":"refused","event":"buyer.dismiss","index":0}]},
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

export const MERMAID = "stateDiagram-v2\n  loading : loading 불러오는 중\n  editing : editing 작성 중\n  checking : checking 주문 내용 확인 중<br/>do / checkOrder\n  differing : differing 달라진 내용 알림\n  blocked : blocked 살 수 없는 상품 알림\n  placing : placing 주문 중<br/>do / placeOrder\n  unanswered : unanswered 주문됐는지 모름\n  couponRefused : couponRefused 쓸 수 없는 쿠폰 알림\n  refused : refused 주문할 수 없음 알림\n  placed : placed 주문됨\n  [*] --> loading\n  loading --> editing : 주문서 열림 [isBuyable]\n  loading --> blocked : 살 수 없는 상품 발견\n  editing --> editing : 주문서 갱신 [isBuyable]<br/>빠진 내용 확인\n  editing --> blocked : 살 수 없는 상품 발견\n  editing --> checking : 결제하기 [isComplete]\n  checking --> placing : 그대로 [isUnchanged]\n  checking --> differing : 달라짐 [isChanged]\n  checking --> couponRefused : 쓸 수 없는 쿠폰 [isCouponRefused]\n  checking --> refused : 거절 [isRefused]\n  checking --> blocked : 살 수 없음\n  checking --> editing : 답이 없음\n  differing --> editing : 달라진 내용 확인\n  blocked --> editing : 다시 살 수 있음 [isBuyable]<br/>닫기\n  blocked --> blocked : 아직 살 수 없음\n  placing --> placed : 주문됨 [isPlaced]\n  placing --> differing : 달라짐 [isChanged]\n  placing --> editing : 빠짐 [isIncomplete]\n  placing --> couponRefused : 쓸 수 없는 쿠폰 [isCouponRefused]\n  placing --> refused : 거절 [isRefused]\n  placing --> blocked : 살 수 없음\n  placing --> unanswered : 답이 없음\n  unanswered --> placing : 같은 주문 다시 보내기\n  unanswered --> editing : 닫기\n  couponRefused --> editing : 쿠폰 다시 고르기<br/>닫기\n  refused --> editing : 닫기\n  placed --> [*]\n"
