// Generated from the charts of core: npm run generate
import type { FlowChart, FlowDrawing } from '@jangteo/core/flow/flow.codes'
import type { FlowConfig } from '../flowConfig.ts'

export const CHART: FlowChart = {
  id: "couponSheet",
  label: "쿠폰 고르기",
  start: "opening",
  guards: ["hasCode","isQuoted","isRefused"],
  delays: {"nextTurn":0},
  keeps: [],
  refusals: {},
  states: [
    {"state":"opening","label":"여는 중","tags":["busy"],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.dismiss","index":0,"target":"closed","actor":"buyer","action":"닫기","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"xstate.after.nextTurn.couponSheet.opening","index":0,"target":"choosing","actor":"buyer","action":"쿠폰 바꾸기","afterMs":0,"guard":"isQuoted","effects":["takeBack"],"otherwise":null},{"event":"xstate.after.nextTurn.couponSheet.opening","index":1,"target":"loading","actor":"buyer","action":"쿠폰 보기","afterMs":0,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"loading","label":"불러오는 중","tags":["busy"],"entry":[],"asks":["loadCoupons"],"otherwise":null,"steps":[{"event":"buyer.dismiss","index":0,"target":"closed","actor":"buyer","action":"닫기","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"xstate.done.actor.loadCoupons","index":0,"target":"failed","actor":"system","action":"거절","afterMs":null,"guard":"isRefused","effects":["keep"],"otherwise":null},{"event":"xstate.done.actor.loadCoupons","index":1,"target":"choosing","actor":"system","action":"가장 좋은 쿠폰","afterMs":null,"guard":null,"effects":["keep"],"otherwise":null},{"event":"xstate.error.actor.loadCoupons","index":0,"target":"failed","actor":"system","action":"답이 없음","afterMs":null,"guard":null,"effects":["noteFailure"],"otherwise":null}]},
    {"state":"failed","label":"불러오지 못함","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.retry","index":0,"target":"loading","actor":"buyer","action":"다시 시도","afterMs":null,"guard":null,"effects":["forgetNotices"],"otherwise":null},{"event":"buyer.dismiss","index":0,"target":"closed","actor":"buyer","action":"닫기","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"choosing","label":"고르는 중","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.pick","index":0,"target":"recomputing","actor":"buyer","action":"쿠폰 선택","afterMs":null,"guard":null,"effects":["forgetNotices","pick"],"otherwise":null},{"event":"buyer.reset","index":0,"target":"loading","actor":"buyer","action":"초기화","afterMs":null,"guard":null,"effects":["forgetNotices"],"otherwise":null},{"event":"buyer.enterCode","index":0,"target":"registering","actor":"buyer","action":"쿠폰 번호 등록","afterMs":null,"guard":"hasCode","effects":["forgetNotices","keepCode"],"otherwise":null},{"event":"buyer.enterCode","index":1,"target":"choosing","actor":"buyer","action":"빈 쿠폰 번호","afterMs":null,"guard":null,"effects":["forgetNotices","noteNoCode"],"otherwise":null},{"event":"buyer.apply","index":0,"target":"applied","actor":"buyer","action":"적용하기","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"buyer.dismiss","index":0,"target":"closed","actor":"buyer","action":"닫기","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"recomputing","label":"다시 계산 중","tags":["busy"],"entry":[],"asks":["priceCoupons"],"otherwise":null,"steps":[{"event":"buyer.pick","index":0,"target":"recomputing","actor":"buyer","action":"다른 쿠폰 선택","afterMs":null,"guard":null,"effects":["pick"],"otherwise":null},{"event":"buyer.dismiss","index":0,"target":"closed","actor":"buyer","action":"닫기","afterMs":null,"guard":null,"effects":["takeBack"],"otherwise":null},{"event":"xstate.done.actor.priceCoupons","index":0,"target":"choosing","actor":"system","action":"거절","afterMs":null,"guard":"isRefused","effects":["keep","takeBack"],"otherwise":null},{"event":"xstate.done.actor.priceCoupons","index":1,"target":"choosing","actor":"system","action":"계산됨","afterMs":null,"guard":null,"effects":["keep"],"otherwise":null},{"event":"xstate.error.actor.priceCoupons","index":0,"target":"choosing","actor":"system","action":"답이 없음","afterMs":null,"guard":null,"effects":["noteFailure","takeBack"],"otherwise":null}]},
    {"state":"registering","label":"쿠폰 번호 확인 중","tags":["busy"],"entry":[],"asks":["registerCode"],"otherwise":null,"steps":[{"event":"buyer.dismiss","index":0,"target":"closed","actor":"buyer","action":"닫기","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"xstate.done.actor.registerCode","index":0,"target":"choosing","actor":"system","action":"거절","afterMs":null,"guard":"isRefused","effects":["keep"],"otherwise":null},{"event":"xstate.done.actor.registerCode","index":1,"target":"loading","actor":"system","action":"등록됨","afterMs":null,"guard":null,"effects":["noteRegistered"],"otherwise":null},{"event":"xstate.error.actor.registerCode","index":0,"target":"unregistered","actor":"system","action":"답이 없음","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"unregistered","label":"등록됐는지 모름","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.retry","index":0,"target":"registering","actor":"buyer","action":"같은 번호 다시 보내기","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"buyer.dismiss","index":0,"target":"choosing","actor":"buyer","action":"알림 닫기","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"applied","label":"적용됨","tags":["terminal"],"entry":["applyPicks"],"asks":[],"otherwise":null,"steps":[]},
    {"state":"closed","label":"닫힘","tags":["terminal"],"entry":[],"asks":[],"otherwise":null,"steps":[]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 1073,
  height: 1094,
  states: {
    "opening": {"x":70,"y":24,"width":96,"height":60},
    "loading": {"x":587,"y":224,"width":158,"height":78},
    "failed": {"x":709,"y":484,"width":124,"height":60},
    "choosing": {"x":408,"y":484,"width":102,"height":60},
    "recomputing": {"x":573,"y":782,"width":166,"height":78},
    "registering": {"x":173,"y":782,"width":166,"height":78},
    "unregistered": {"x":130,"y":1010,"width":138,"height":60},
    "applied": {"x":367,"y":782,"width":96,"height":60},
    "closed": {"x":615,"y":1010,"width":96,"height":60},
  },
  start: [[31,54],[70,54]],
  arrows: [
    {"from":"opening","to":"closed","points":[[142,84],[142,108],[1022,108],[1022,990],[697,990],[697,1010]],"label":{"x":995,"y":500,"width":54,"height":28},"steps":[{"state":"opening","event":"buyer.dismiss","index":0}]},
    {"from":"opening","to":"choosing","points":[[94,84],[94,136],[111,136],[111,464],[433,464],[433,484]],"label":{"x":24,"y":240,"width":174,"height":46},"steps":[{"state":"opening","event":"xstate.after.nextTurn.couponSheet.opening","index":0}]},
    {"from":"opening","to":"loading","points":[[118,84],[118,122],[666,122],[666,224]],"label":{"x":621,"y":150,"width":90,"height":46},"steps":[{"state":"opening","event":"xstate.after.nextTurn.couponSheet.opening","index":1}]},
    {"from":"loading","to":"closed","points":[[722,302],[722,322],[976,322],[976,976],[684,976],[684,1010]],"label":{"x":949,"y":649,"width":54,"height":28},"steps":[{"state":"loading","event":"buyer.dismiss","index":0}]},
    {"from":"loading","to":"failed","points":[[700,302],[700,336],[792,336],[792,484]],"label":{"x":733,"y":370,"width":118,"height":74},"steps":[{"state":"loading","event":"xstate.done.actor.loadCoupons","index":0},{"state":"loading","event":"xstate.error.actor.loadCoupons","index":0}]},
    {"from":"loading","to":"choosing","points":[[655,302],[655,350],[564,350],[564,464],[484,464],[484,484]],"label":{"x":507,"y":393,"width":114,"height":28},"steps":[{"state":"loading","event":"xstate.done.actor.loadCoupons","index":1}]},
    {"from":"failed","to":"loading","points":[[750,484],[750,464],[677,464],[677,302]],"label":{"x":635,"y":393,"width":84,"height":28},"steps":[{"state":"failed","event":"buyer.retry","index":0}]},
    {"from":"failed","to":"closed","points":[[771,544],[771,564],[930,564],[930,962],[670,962],[670,1010]],"label":{"x":903,"y":807,"width":54,"height":28},"steps":[{"state":"failed","event":"buyer.dismiss","index":0}]},
    {"from":"choosing","to":"recomputing","points":[[497,544],[497,564],[710,564],[710,734],[684,734],[684,782]],"label":{"x":668,"y":649,"width":84,"height":28},"steps":[{"state":"choosing","event":"buyer.pick","index":0}]},
    {"from":"choosing","to":"loading","points":[[459,484],[459,336],[632,336],[632,302]],"label":{"x":425,"y":393,"width":68,"height":28},"steps":[{"state":"choosing","event":"buyer.reset","index":0}]},
    {"from":"choosing","to":"registering","points":[[446,544],[446,592],[348,592],[348,734],[297,734],[297,782]],"label":{"x":291,"y":640,"width":114,"height":46},"steps":[{"state":"choosing","event":"buyer.enterCode","index":0}]},
    {"from":"choosing","to":"choosing","points":[[510,504],[526,504],[526,524],[510,524]],"label":{"x":532,"y":500,"width":100,"height":28},"steps":[{"state":"choosing","event":"buyer.enterCode","index":1}]},
    {"from":"choosing","to":"applied","points":[[459,544],[459,734],[415,734],[415,782]],"label":{"x":419,"y":649,"width":80,"height":28},"steps":[{"state":"choosing","event":"buyer.apply","index":0}]},
    {"from":"choosing","to":"closed","points":[[472,544],[472,592],[518,592],[518,962],[642,962],[642,1010]],"label":{"x":491,"y":807,"width":54,"height":28},"steps":[{"state":"choosing","event":"buyer.dismiss","index":0}]},
    {"from":"recomputing","to":"recomputing","points":[[739,808],[755,808],[755,834],[739,834]],"label":{"x":761,"y":807,"width":114,"height":28},"steps":[{"state":"recomputing","event":"buyer.pick","index":0}]},
    {"from":"recomputing","to":"closed","points":[[656,860],[656,1010]],"label":{"x":629,"y":914,"width":54,"height":28},"steps":[{"state":"recomputing","event":"buyer.dismiss","index":0}]},
    {"from":"recomputing","to":"choosing","points":[[628,782],[628,734],[595,734],[595,578],[484,578],[484,544]],"label":{"x":536,"y":612,"width":118,"height":102},"steps":[{"state":"recomputing","event":"xstate.done.actor.priceCoupons","index":0},{"state":"recomputing","event":"xstate.done.actor.priceCoupons","index":1},{"state":"recomputing","event":"xstate.error.actor.priceCoupons","index":0}]},
    {"from":"registering","to":"closed","points":[[297,860],[297,880],[416,880],[416,976],[629,976],[629,1010]],"label":{"x":389,"y":914,"width":54,"height":28},"steps":[{"state":"registering","event":"buyer.dismiss","index":0}]},
    {"from":"registering","to":"choosing","points":[[256,782],[256,734],[218,734],[218,578],[433,578],[433,544]],"label":{"x":159,"y":640,"width":118,"height":46},"steps":[{"state":"registering","event":"xstate.done.actor.registerCode","index":0}]},
    {"from":"registering","to":"loading","points":[[214,782],[214,748],[126,748],[126,322],[610,322],[610,302]],"label":{"x":92,"y":500,"width":68,"height":28},"steps":[{"state":"registering","event":"xstate.done.actor.registerCode","index":1}]},
    {"from":"registering","to":"unregistered","points":[[256,860],[256,894],[333,894],[333,962],[233,962],[233,1010]],"label":{"x":291,"y":914,"width":84,"height":28},"steps":[{"state":"registering","event":"xstate.error.actor.registerCode","index":0}]},
    {"from":"unregistered","to":"registering","points":[[199,1010],[199,880],[214,880],[214,860]],"label":{"x":121,"y":914,"width":156,"height":28},"steps":[{"state":"unregistered","event":"buyer.retry","index":0}]},
    {"from":"unregistered","to":"choosing","points":[[164,1010],[164,962],[103,962],[103,762],[141,762],[141,564],[421,564],[421,544]],"label":{"x":61,"y":807,"width":84,"height":28},"steps":[{"state":"unregistered","event":"buyer.dismiss","index":0}]},
  ],
}

export const CONFIG: FlowConfig = {
 "id": "couponSheet",
 "meta": {
  "label": "쿠폰 고르기"
 },
 "initial": "opening",
 "states": {
  "opening": {
   "meta": {
    "label": "여는 중"
   },
   "tags": [
    "busy"
   ],
   "after": {
    "nextTurn": [
     {
      "target": "choosing",
      "guard": "isQuoted",
      "actions": "takeBack",
      "meta": {
       "actor": "buyer",
       "action": "쿠폰 바꾸기"
      },
      "description": "구매자: 쿠폰 바꾸기"
     },
     {
      "target": "loading",
      "meta": {
       "actor": "buyer",
       "action": "쿠폰 보기"
      },
      "description": "구매자: 쿠폰 보기"
     }
    ]
   },
   "on": {
    "buyer.dismiss": {
     "target": "closed",
     "meta": {
      "actor": "buyer",
      "action": "닫기"
     },
     "description": "구매자: 닫기"
    }
   },
   "description": "여는 중"
  },
  "loading": {
   "meta": {
    "label": "불러오는 중"
   },
   "tags": [
    "busy"
   ],
   "invoke": {
    "id": "loadCoupons",
    "src": "loadCoupons",
    "onDone": [
     {
      "target": "failed",
      "guard": "isRefused",
      "actions": "keep",
      "meta": {
       "actor": "system",
       "action": "거절"
      },
      "description": "시스템: 거절"
     },
     {
      "target": "choosing",
      "actions": "keep",
      "meta": {
       "actor": "system",
       "action": "가장 좋은 쿠폰"
      },
      "description": "시스템: 가장 좋은 쿠폰"
     }
    ],
    "onError": {
     "target": "failed",
     "actions": "noteFailure",
     "meta": {
      "actor": "system",
      "action": "답이 없음"
     },
     "description": "시스템: 답이 없음"
    }
   },
   "on": {
    "buyer.dismiss": {
     "target": "closed",
     "meta": {
      "actor": "buyer",
      "action": "닫기"
     },
     "description": "구매자: 닫기"
    }
   },
   "description": "불러오는 중"
  },
  "failed": {
   "meta": {
    "label": "불러오지 못함"
   },
   "on": {
    "buyer.retry": {
     "target": "loading",
     "actions": "forgetNotices",
     "meta": {
      "actor": "buyer",
      "action": "다시 시도"
     },
     "description": "구매자: 다시 시도"
    },
    "buyer.dismiss": {
     "target": "closed",
     "meta": {
      "actor": "buyer",
      "action": "닫기"
     },
     "description": "구매자: 닫기"
    }
   },
   "description": "불러오지 못함"
  },
  "choosing": {
   "meta": {
    "label": "고르는 중"
   },
   "on": {
    "buyer.pick": {
     "target": "recomputing",
     "actions": [
      "forgetNotices",
      "pick"
     ],
     "meta": {
      "actor": "buyer",
      "action": "쿠폰 선택"
     },
     "description": "구매자: 쿠폰 선택"
    },
    "buyer.reset": {
     "target": "loading",
     "actions": "forgetNotices",
     "meta": {
      "actor": "buyer",
      "action": "초기화"
     },
     "description": "구매자: 초기화"
    },
    "buyer.enterCode": [
     {
      "target": "registering",
      "guard": "hasCode",
      "actions": [
       "forgetNotices",
       "keepCode"
      ],
      "meta": {
       "actor": "buyer",
       "action": "쿠폰 번호 등록"
      },
      "description": "구매자: 쿠폰 번호 등록"
     },
     {
      "target": "choosing",
      "actions": [
       "forgetNotices",
       "noteNoCode"
      ],
      "meta": {
       "actor": "buyer",
       "action": "빈 쿠폰 번호"
      },
      "description": "구매자: 빈 쿠폰 번호"
     }
    ],
    "buyer.apply": {
     "target": "applied",
     "meta": {
      "actor": "buyer",
      "action": "적용하기"
     },
     "description": "구매자: 적용하기"
    },
    "buyer.dismiss": {
     "target": "closed",
     "meta": {
      "actor": "buyer",
      "action": "닫기"
     },
     "description": "구매자: 닫기"
    }
   },
   "description": "고르는 중"
  },
  "recomputing": {
   "meta": {
    "label": "다시 계산 중"
   },
   "tags": [
    "busy"
   ],
   "invoke": {
    "id": "priceCoupons",
    "src": "priceCoupons",
    "onDone": [
     {
      "target": "choosing",
      "guard": "isRefused",
      "actions": [
       "keep",
       "takeBack"
      ],
      "meta": {
       "actor": "system",
       "action": "거절"
      },
      "description": "시스템: 거절"
     },
     {
      "target": "choosing",
      "actions": "keep",
      "meta": {
       "actor": "system",
       "action": "계산됨"
      },
      "description": "시스템: 계산됨"
     }
    ],
    "onError": {
     "target": "choosing",
     "actions": [
      "noteFailure",
      "takeBack"
     ],
     "meta": {
      "actor": "system",
      "action": "답이 없음"
     },
     "description": "시스템: 답이 없음"
    }
   },
   "on": {
    "buyer.pick": {
     "target": "recomputing",
     "reenter": true,
     "actions": "pick",
     "meta": {
      "actor": "buyer",
      "action": "다른 쿠폰 선택"
     },
     "description": "구매자: 다른 쿠폰 선택"
    },
    "buyer.dismiss": {
     "target": "closed",
     "actions": "takeBack",
     "meta": {
      "actor": "buyer",
      "action": "닫기"
     },
     "description": "구매자: 닫기"
    }
   },
   "description": "다시 계산 중"
  },
  "registering": {
   "meta": {
    "label": "쿠폰 번호 확인 중"
   },
   "tags": [
    "busy"
   ],
   "invoke": {
    "id": "registerCode",
    "src": "registerCode",
    "onDone": [
     {
      "target": "choosing",
      "guard": "isRefused",
      "actions": "keep",
      "meta": {
       "actor": "system",
       "action": "거절"
      },
      "description": "시스템: 거절"
     },
     {
      "target": "loading",
      "actions": "noteRegistered",
      "meta": {
       "actor": "system",
       "action": "등록됨"
      },
      "description": "시스템: 등록됨"
     }
    ],
    "onError": {
     "target": "unregistered",
     "meta": {
      "actor": "system",
      "action": "답이 없음"
     },
     "description": "시스템: 답이 없음"
    }
   },
   "on": {
    "buyer.dismiss": {
     "target": "closed",
     "meta": {
      "actor": "buyer",
      "action": "닫기"
     },
     "description": "구매자: 닫기"
    }
   },
   "description": "쿠폰 번호 확인 중"
  },
  "unregistered": {
   "meta": {
    "label": "등록됐는지 모름"
   },
   "on": {
    "buyer.retry": {
     "target": "registering",
     "meta": {
      "actor": "buyer",
      "action": "같은 번호 다시 보내기"
     },
     "description": "구매자: 같은 번호 다시 보내기"
    },
    "buyer.dismiss": {
     "target": "choosing",
     "meta": {
      "actor": "buyer",
      "action": "알림 닫기"
     },
     "description": "구매자: 알림 닫기"
    }
   },
   "description": "등록됐는지 모름"
  },
  "applied": {
   "meta": {
    "label": "적용됨"
   },
   "tags": [
    "terminal"
   ],
   "entry": "applyPicks",
   "description": "적용됨",
   "type": "final"
  },
  "closed": {
   "meta": {
    "label": "닫힘"
   },
   "tags": [
    "terminal"
   ],
   "description": "닫힘",
   "type": "final"
  }
 },
 "description": "쿠폰 고르기"
}

export const MERMAID = "stateDiagram-v2\n  opening : opening 여는 중\n  loading : loading 불러오는 중<br/>do / loadCoupons\n  failed : failed 불러오지 못함\n  choosing : choosing 고르는 중\n  recomputing : recomputing 다시 계산 중<br/>do / priceCoupons\n  registering : registering 쿠폰 번호 확인 중<br/>do / registerCode\n  unregistered : unregistered 등록됐는지 모름\n  applied : applied 적용됨\n  closed : closed 닫힘\n  [*] --> opening\n  opening --> closed : 닫기\n  opening --> choosing : 쿠폰 바꾸기 after 0s [isQuoted]\n  opening --> loading : 쿠폰 보기 after 0s\n  loading --> closed : 닫기\n  loading --> failed : 거절 [isRefused]<br/>답이 없음\n  loading --> choosing : 가장 좋은 쿠폰\n  failed --> loading : 다시 시도\n  failed --> closed : 닫기\n  choosing --> recomputing : 쿠폰 선택\n  choosing --> loading : 초기화\n  choosing --> registering : 쿠폰 번호 등록 [hasCode]\n  choosing --> choosing : 빈 쿠폰 번호\n  choosing --> applied : 적용하기\n  choosing --> closed : 닫기\n  recomputing --> recomputing : 다른 쿠폰 선택\n  recomputing --> closed : 닫기\n  recomputing --> choosing : 거절 [isRefused]<br/>계산됨<br/>답이 없음\n  registering --> closed : 닫기\n  registering --> choosing : 거절 [isRefused]\n  registering --> loading : 등록됨\n  registering --> unregistered : 답이 없음\n  unregistered --> registering : 같은 번호 다시 보내기\n  unregistered --> choosing : 알림 닫기\n  applied --> [*]\n  closed --> [*]\n"
