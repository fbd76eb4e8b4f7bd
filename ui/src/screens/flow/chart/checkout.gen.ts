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
  width: 1098,
  height: 1134,
  states: {
    "loading": {"x":929,"y":24,"width":109,"height":60},
    "editing": {"x":954,"y":180,"width":96,"height":60},
    "checking": {"x":709,"y":446,"width":145,"height":60},
    "differing": {"x":474,"y":684,"width":141,"height":60},
    "blocked": {"x":283,"y":684,"width":163,"height":60},
    "placing": {"x":619,"y":854,"width":96,"height":60},
    "unanswered": {"x":250,"y":1050,"width":137,"height":60},
    "couponRefused": {"x":724,"y":1050,"width":163,"height":60},
    "refused": {"x":915,"y":1050,"width":159,"height":60},
    "placed": {"x":529,"y":1050,"width":96,"height":60},
  },
  arrows: [
    {"from":"loading","to":"editing","points":[[1002,84],[1002,180]],"label":{"x":954,"y":124,"width":96,"height":28},"steps":[{"state":"loading","event":"facts.changed","index":0}]},
    {"from":"loading","to":"blocked","points":[[966,84],[966,104],[143,104],[143,664],[315,664],[315,684]],"label":{"x":70,"y":378,"width":146,"height":28},"steps":[{"state":"loading","event":"facts.changed","index":1}]},
    {"from":"editing","to":"editing","points":[[954,200],[938,200],[938,220],[954,220]],"label":{"x":819,"y":182,"width":113,"height":56},"steps":[{"state":"editing","event":"facts.changed","index":0},{"state":"editing","event":"buyer.submit","index":1}]},
    {"from":"editing","to":"blocked","points":[[973,240],[973,274],[235,274],[235,650],[348,650],[348,684]],"label":{"x":162,"y":462,"width":146,"height":28},"steps":[{"state":"editing","event":"facts.changed","index":1}]},
    {"from":"editing","to":"checking","points":[[1002,240],[1002,316],[711,316],[711,426],[757,426],[757,446]],"label":{"x":671,"y":378,"width":79,"height":28},"steps":[{"state":"editing","event":"buyer.submit","index":0}]},
    {"from":"checking","to":"placing","points":[[781,506],[781,554],[677,554],[677,854]],"label":{"x":643,"y":700,"width":67,"height":28},"steps":[{"state":"checking","event":"xstate.done.actor.checkOrder","index":0}]},
    {"from":"checking","to":"differing","points":[[757,506],[757,540],[568,540],[568,684]],"label":{"x":535,"y":602,"width":67,"height":28},"steps":[{"state":"checking","event":"xstate.done.actor.checkOrder","index":1}]},
    {"from":"checking","to":"couponRefused","points":[[806,506],[806,1050]],"label":{"x":747,"y":772,"width":117,"height":28},"steps":[{"state":"checking","event":"xstate.done.actor.checkOrder","index":2}]},
    {"from":"checking","to":"refused","points":[[830,506],[830,582],[995,582],[995,1050]],"label":{"x":968,"y":772,"width":54,"height":28},"steps":[{"state":"checking","event":"xstate.done.actor.checkOrder","index":3}]},
    {"from":"checking","to":"blocked","points":[[733,506],[733,526],[454,526],[454,650],[413,650],[413,684]],"label":{"x":411,"y":602,"width":87,"height":28},"steps":[{"state":"checking","event":"xstate.done.actor.checkOrder","index":4}]},
    {"from":"checking","to":"editing","points":[[806,446],[806,330],[1012,330],[1012,240]],"label":{"x":764,"y":378,"width":83,"height":28},"steps":[{"state":"checking","event":"xstate.error.actor.checkOrder","index":0}]},
    {"from":"differing","to":"editing","points":[[521,684],[521,650],[516,650],[516,302],[993,302],[993,240]],"label":{"x":453,"y":448,"width":125,"height":56},"steps":[{"state":"differing","event":"buyer.accept","index":0},{"state":"differing","event":"buyer.dismiss","index":0}]},
    {"from":"blocked","to":"editing","points":[[381,684],[381,288],[983,288],[983,240]],"label":{"x":322,"y":448,"width":117,"height":56},"steps":[{"state":"blocked","event":"facts.changed","index":0},{"state":"blocked","event":"buyer.dismiss","index":0}]},
    {"from":"blocked","to":"blocked","points":[[283,704],[267,704],[267,724],[283,724]],"label":{"x":144,"y":700,"width":117,"height":28},"steps":[{"state":"blocked","event":"facts.changed","index":1}]},
    {"from":"placing","to":"placed","points":[[667,914],[667,962],[577,962],[577,1050]],"label":{"x":543,"y":982,"width":67,"height":28},"steps":[{"state":"placing","event":"xstate.done.actor.placeOrder","index":0}]},
    {"from":"placing","to":"differing","points":[[657,854],[657,820],[545,820],[545,744]],"label":{"x":511,"y":772,"width":67,"height":28},"steps":[{"state":"placing","event":"xstate.done.actor.placeOrder","index":1}]},
    {"from":"placing","to":"editing","points":[[696,854],[696,820],[728,820],[728,568],[889,568],[889,344],[1021,344],[1021,240]],"label":{"x":701,"y":602,"width":54,"height":28},"steps":[{"state":"placing","event":"xstate.done.actor.placeOrder","index":2}]},
    {"from":"placing","to":"couponRefused","points":[[683,914],[683,1030],[765,1030],[765,1050]],"label":{"x":624,"y":982,"width":117,"height":28},"steps":[{"state":"placing","event":"xstate.done.actor.placeOrder","index":3}]},
    {"from":"placing","to":"refused","points":[[699,914],[699,934],[950,934],[950,1030],[955,1030],[955,1050]],"label":{"x":923,"y":982,"width":54,"height":28},"steps":[{"state":"placing","event":"xstate.done.actor.placeOrder","index":4}]},
    {"from":"placing","to":"blocked","points":[[638,854],[638,834],[364,834],[364,744]],"label":{"x":321,"y":772,"width":87,"height":28},"steps":[{"state":"placing","event":"xstate.done.actor.placeOrder","index":5}]},
    {"from":"placing","to":"unanswered","points":[[635,914],[635,934],[319,934],[319,1050]],"label":{"x":277,"y":982,"width":83,"height":28},"steps":[{"state":"placing","event":"xstate.error.actor.placeOrder","index":0}]},
    {"from":"unanswered","to":"placing","points":[[353,1050],[353,1030],[452,1030],[452,948],[651,948],[651,914]],"label":{"x":374,"y":982,"width":155,"height":28},"steps":[{"state":"unanswered","event":"buyer.retry","index":0}]},
    {"from":"unanswered","to":"editing","points":[[285,1050],[285,1030],[51,1030],[51,260],[964,260],[964,240]],"label":{"x":24,"y":700,"width":54,"height":28},"steps":[{"state":"unanswered","event":"buyer.dismiss","index":0}]},
    {"from":"couponRefused","to":"editing","points":[[846,1050],[846,1030],[904,1030],[904,358],[1031,358],[1031,240]],"label":{"x":841,"y":686,"width":125,"height":56},"steps":[{"state":"couponRefused","event":"buyer.changeCoupons","index":0},{"state":"couponRefused","event":"buyer.dismiss","index":0}]},
    {"from":"refused","to":"editing","points":[[1034,1050],[1034,1030],[1041,1030],[1041,240]],"label":{"x":1014,"y":700,"width":54,"height":28},"steps":[{"state":"refused","event":"buyer.dismiss","index":0}]},
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
      }
     },
     {
      "target": "blocked",
      "actions": "keep",
      "meta": {
       "actor": "system",
       "action": "살 수 없는 상품 발견"
      }
     }
    ]
   }
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
      }
     },
     {
      "target": "blocked",
      "actions": "keep",
      "meta": {
       "actor": "system",
       "action": "살 수 없는 상품 발견"
      }
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
      }
     },
     {
      "target": "editing",
      "actions": "keep",
      "meta": {
       "actor": "buyer",
       "action": "빠진 내용 확인"
      }
     }
    ]
   }
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
      }
     },
     {
      "target": "differing",
      "guard": "isChanged",
      "actions": "keep",
      "meta": {
       "actor": "system",
       "action": "달라짐"
      }
     },
     {
      "target": "couponRefused",
      "guard": "isCouponRefused",
      "actions": "keep",
      "meta": {
       "actor": "system",
       "action": "쓸 수 없는 쿠폰"
      }
     },
     {
      "target": "refused",
      "guard": "isRefused",
      "actions": "keep",
      "meta": {
       "actor": "system",
       "action": "거절"
      }
     },
     {
      "target": "blocked",
      "actions": "keep",
      "meta": {
       "actor": "system",
       "action": "살 수 없음"
      }
     }
    ],
    "onError": {
     "target": "editing",
     "actions": "noteFailure",
     "meta": {
      "actor": "system",
      "action": "답이 없음"
     }
    }
   }
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
     }
    },
    "buyer.dismiss": {
     "target": "editing",
     "meta": {
      "actor": "buyer",
      "action": "닫기"
     }
    }
   }
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
      }
     },
     {
      "target": "blocked",
      "actions": "keep",
      "meta": {
       "actor": "system",
       "action": "아직 살 수 없음"
      }
     }
    ],
    "buyer.dismiss": {
     "target": "editing",
     "meta": {
      "actor": "buyer",
      "action": "닫기"
     }
    }
   }
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
      }
     },
     {
      "target": "differing",
      "guard": "isChanged",
      "actions": "keep",
      "meta": {
       "actor": "system",
       "action": "달라짐"
      }
     },
     {
      "target": "editing",
      "guard": "isIncomplete",
      "actions": "keep",
      "meta": {
       "actor": "system",
       "action": "빠짐"
      }
     },
     {
      "target": "couponRefused",
      "guard": "isCouponRefused",
      "actions": "keep",
      "meta": {
       "actor": "system",
       "action": "쓸 수 없는 쿠폰"
      }
     },
     {
      "target": "refused",
      "guard": "isRefused",
      "actions": "keep",
      "meta": {
       "actor": "system",
       "action": "거절"
      }
     },
     {
      "target": "blocked",
      "actions": "keep",
      "meta": {
       "actor": "system",
       "action": "살 수 없음"
      }
     }
    ],
    "onError": {
     "target": "unanswered",
     "actions": "noteFailure",
     "meta": {
      "actor": "system",
      "action": "답이 없음"
     }
    }
   }
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
     }
    },
    "buyer.dismiss": {
     "target": "editing",
     "meta": {
      "actor": "buyer",
      "action": "닫기"
     }
    }
   }
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
     }
    },
    "buyer.dismiss": {
     "target": "editing",
     "meta": {
      "actor": "buyer",
      "action": "닫기"
     }
    }
   }
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
     }
    }
   }
  },
  "placed": {
   "meta": {
    "label": "주문됨"
   },
   "tags": [
    "terminal"
   ]
  }
 }
}

export const MERMAID = "stateDiagram-v2\n  loading : loading 불러오는 중\n  editing : editing 작성 중\n  checking : checking 주문 내용 확인 중\n  differing : differing 달라진 내용 알림\n  blocked : blocked 살 수 없는 상품 알림\n  placing : placing 주문 중\n  unanswered : unanswered 주문됐는지 모름\n  couponRefused : couponRefused 쓸 수 없는 쿠폰 알림\n  refused : refused 주문할 수 없음 알림\n  placed : placed 주문됨\n  [*] --> loading\n  loading --> editing : 주문서 열림\n  loading --> blocked : 살 수 없는 상품 발견\n  editing --> editing : 주문서 갱신<br/>빠진 내용 확인\n  editing --> blocked : 살 수 없는 상품 발견\n  editing --> checking : 결제하기\n  checking --> placing : 그대로\n  checking --> differing : 달라짐\n  checking --> couponRefused : 쓸 수 없는 쿠폰\n  checking --> refused : 거절\n  checking --> blocked : 살 수 없음\n  checking --> editing : 답이 없음\n  differing --> editing : 달라진 내용 확인<br/>닫기\n  blocked --> editing : 다시 살 수 있음<br/>닫기\n  blocked --> blocked : 아직 살 수 없음\n  placing --> placed : 주문됨\n  placing --> differing : 달라짐\n  placing --> editing : 빠짐\n  placing --> couponRefused : 쓸 수 없는 쿠폰\n  placing --> refused : 거절\n  placing --> blocked : 살 수 없음\n  placing --> unanswered : 답이 없음\n  unanswered --> placing : 같은 주문 다시 보내기\n  unanswered --> editing : 닫기\n  couponRefused --> editing : 쿠폰 다시 고르기<br/>닫기\n  refused --> editing : 닫기\n  placed --> [*]\n"
