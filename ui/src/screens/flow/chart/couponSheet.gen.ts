// Generated from the charts of core: npm run generate
import type { FlowChart, FlowDrawing } from '@jangteo/core/flow/flow.codes'
import type { FlowConfig } from '../flowConfig.ts'

export const CHART: FlowChart = {
  id: "couponSheet",
  label: "쿠폰 고르기",
  start: "closed",
  guards: ["hasCode","isQuoted","isRefused"],
  keeps: [],
  refusals: {},
  states: [
    {"state":"closed","label":"닫힘","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.open","index":0,"target":"choosing","actor":"buyer","action":"쿠폰 바꾸기","guard":"isQuoted","effects":["forgetNotices","keep"],"otherwise":null},{"event":"buyer.open","index":1,"target":"loading","actor":"buyer","action":"쿠폰 보기","guard":null,"effects":["forgetNotices"],"otherwise":null}]},
    {"state":"loading","label":"불러오는 중","tags":["busy","open"],"entry":[],"asks":["loadCoupons"],"otherwise":null,"steps":[{"event":"buyer.dismiss","index":0,"target":"closed","actor":"buyer","action":"닫기","guard":null,"effects":[],"otherwise":null},{"event":"xstate.done.actor.loadCoupons","index":0,"target":"failed","actor":"system","action":"거절","guard":"isRefused","effects":["keep"],"otherwise":null},{"event":"xstate.done.actor.loadCoupons","index":1,"target":"choosing","actor":"system","action":"가장 좋은 쿠폰","guard":null,"effects":["keep"],"otherwise":null},{"event":"xstate.error.actor.loadCoupons","index":0,"target":"failed","actor":"system","action":"답이 없음","guard":null,"effects":["noteFailure"],"otherwise":null}]},
    {"state":"failed","label":"불러오지 못함","tags":["open"],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.retry","index":0,"target":"loading","actor":"buyer","action":"다시 시도","guard":null,"effects":["forgetNotices"],"otherwise":null},{"event":"buyer.dismiss","index":0,"target":"closed","actor":"buyer","action":"닫기","guard":null,"effects":[],"otherwise":null}]},
    {"state":"choosing","label":"고르는 중","tags":["open"],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.pick","index":0,"target":"recomputing","actor":"buyer","action":"쿠폰 선택","guard":null,"effects":["forgetNotices","pick"],"otherwise":null},{"event":"buyer.reset","index":0,"target":"loading","actor":"buyer","action":"초기화","guard":null,"effects":["forgetNotices"],"otherwise":null},{"event":"buyer.enterCode","index":0,"target":"registering","actor":"buyer","action":"쿠폰 번호 등록","guard":"hasCode","effects":["forgetNotices","keepCode"],"otherwise":null},{"event":"buyer.enterCode","index":1,"target":"choosing","actor":"buyer","action":"빈 쿠폰 번호","guard":null,"effects":["forgetNotices","noteNoCode"],"otherwise":null},{"event":"buyer.apply","index":0,"target":"applied","actor":"buyer","action":"적용하기","guard":null,"effects":[],"otherwise":null},{"event":"buyer.dismiss","index":0,"target":"closed","actor":"buyer","action":"닫기","guard":null,"effects":[],"otherwise":null}]},
    {"state":"recomputing","label":"다시 계산 중","tags":["busy","open"],"entry":[],"asks":["priceCoupons"],"otherwise":null,"steps":[{"event":"buyer.pick","index":0,"target":"recomputing","actor":"buyer","action":"다른 쿠폰 선택","guard":null,"effects":["pick"],"otherwise":null},{"event":"buyer.dismiss","index":0,"target":"closed","actor":"buyer","action":"닫기","guard":null,"effects":["takeBack"],"otherwise":null},{"event":"xstate.done.actor.priceCoupons","index":0,"target":"choosing","actor":"system","action":"거절","guard":"isRefused","effects":["keep","takeBack"],"otherwise":null},{"event":"xstate.done.actor.priceCoupons","index":1,"target":"choosing","actor":"system","action":"계산됨","guard":null,"effects":["keep"],"otherwise":null},{"event":"xstate.error.actor.priceCoupons","index":0,"target":"choosing","actor":"system","action":"답이 없음","guard":null,"effects":["noteFailure","takeBack"],"otherwise":null}]},
    {"state":"registering","label":"쿠폰 번호 확인 중","tags":["busy","open"],"entry":[],"asks":["registerCode"],"otherwise":null,"steps":[{"event":"buyer.dismiss","index":0,"target":"closed","actor":"buyer","action":"닫기","guard":null,"effects":[],"otherwise":null},{"event":"xstate.done.actor.registerCode","index":0,"target":"choosing","actor":"system","action":"거절","guard":"isRefused","effects":["keep"],"otherwise":null},{"event":"xstate.done.actor.registerCode","index":1,"target":"loading","actor":"system","action":"등록됨","guard":null,"effects":["noteRegistered"],"otherwise":null},{"event":"xstate.error.actor.registerCode","index":0,"target":"unregistered","actor":"system","action":"답이 없음","guard":null,"effects":[],"otherwise":null}]},
    {"state":"unregistered","label":"등록됐는지 모름","tags":["open"],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.retry","index":0,"target":"registering","actor":"buyer","action":"같은 번호 다시 보내기","guard":null,"effects":[],"otherwise":null},{"event":"buyer.dismiss","index":0,"target":"choosing","actor":"buyer","action":"알림 닫기","guard":null,"effects":[],"otherwise":null}]},
    {"state":"applied","label":"적용됨","tags":["terminal"],"entry":["applyPicks"],"asks":[],"otherwise":null,"steps":[]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 933,
  height: 1102,
  states: {
    "closed": {"x":70,"y":24,"width":96,"height":60},
    "loading": {"x":214,"y":274,"width":158,"height":78},
    "failed": {"x":165,"y":548,"width":124,"height":60},
    "choosing": {"x":404,"y":548,"width":102,"height":60},
    "recomputing": {"x":607,"y":832,"width":166,"height":78},
    "registering": {"x":80,"y":832,"width":166,"height":78},
    "unregistered": {"x":200,"y":1018,"width":138,"height":60},
    "applied": {"x":456,"y":832,"width":96,"height":60},
  },
  start: [[31,54],[70,54]],
  arrows: [
    {"from":"closed","to":"choosing","points":[[142,84],[142,136],[677,136],[677,528],[486,528],[486,548]],"label":{"x":622,"y":290,"width":110,"height":46},"steps":[{"state":"closed","event":"buyer.open","index":0}]},
    {"from":"closed","to":"loading","points":[[118,84],[118,164],[350,164],[350,254],[319,254],[319,274]],"label":{"x":308,"y":206,"width":84,"height":28},"steps":[{"state":"closed","event":"buyer.open","index":1}]},
    {"from":"loading","to":"closed","points":[[267,274],[267,178],[106,178],[106,84]],"label":{"x":240,"y":206,"width":54,"height":28},"steps":[{"state":"loading","event":"buyer.dismiss","index":0}]},
    {"from":"loading","to":"failed","points":[[293,352],[293,500],[258,500],[258,548]],"label":{"x":234,"y":406,"width":118,"height":74},"steps":[{"state":"loading","event":"xstate.done.actor.loadCoupons","index":0},{"state":"loading","event":"xstate.error.actor.loadCoupons","index":0}]},
    {"from":"loading","to":"choosing","points":[[346,352],[346,372],[505,372],[505,500],[445,500],[445,548]],"label":{"x":448,"y":429,"width":114,"height":28},"steps":[{"state":"loading","event":"xstate.done.actor.loadCoupons","index":1}]},
    {"from":"failed","to":"loading","points":[[227,548],[227,500],[178,500],[178,386],[267,386],[267,352]],"label":{"x":136,"y":429,"width":84,"height":28},"steps":[{"state":"failed","event":"buyer.retry","index":0}]},
    {"from":"failed","to":"closed","points":[[196,548],[196,514],[118,514],[118,192],[94,192],[94,84]],"label":{"x":91,"y":299,"width":54,"height":28},"steps":[{"state":"failed","event":"buyer.dismiss","index":0}]},
    {"from":"choosing","to":"recomputing","points":[[491,608],[491,628],[690,628],[690,832]],"label":{"x":648,"y":713,"width":84,"height":28},"steps":[{"state":"choosing","event":"buyer.pick","index":0}]},
    {"from":"choosing","to":"loading","points":[[424,548],[424,500],[400,500],[400,386],[319,386],[319,352]],"label":{"x":366,"y":429,"width":68,"height":28},"steps":[{"state":"choosing","event":"buyer.reset","index":0}]},
    {"from":"choosing","to":"registering","points":[[433,608],[433,642],[310,642],[310,798],[213,798],[213,832]],"label":{"x":253,"y":704,"width":114,"height":46},"steps":[{"state":"choosing","event":"buyer.enterCode","index":0}]},
    {"from":"choosing","to":"choosing","points":[[506,568],[522,568],[522,588],[506,588]],"label":{"x":528,"y":564,"width":100,"height":28},"steps":[{"state":"choosing","event":"buyer.enterCode","index":1}]},
    {"from":"choosing","to":"applied","points":[[462,608],[462,798],[504,798],[504,832]],"label":{"x":422,"y":713,"width":80,"height":28},"steps":[{"state":"choosing","event":"buyer.apply","index":0}]},
    {"from":"choosing","to":"closed","points":[[465,548],[465,514],[581,514],[581,150],[130,150],[130,84]],"label":{"x":554,"y":299,"width":54,"height":28},"steps":[{"state":"choosing","event":"buyer.dismiss","index":0}]},
    {"from":"recomputing","to":"recomputing","points":[[773,858],[789,858],[789,884],[773,884]],"label":{"x":795,"y":857,"width":114,"height":28},"steps":[{"state":"recomputing","event":"buyer.pick","index":0}]},
    {"from":"recomputing","to":"closed","points":[[731,832],[731,798],[751,798],[751,122],[154,122],[154,84]],"label":{"x":724,"y":429,"width":54,"height":28},"steps":[{"state":"recomputing","event":"buyer.dismiss","index":0}]},
    {"from":"recomputing","to":"choosing","points":[[648,832],[648,798],[575,798],[575,642],[477,642],[477,608]],"label":{"x":516,"y":676,"width":118,"height":102},"steps":[{"state":"recomputing","event":"xstate.done.actor.priceCoupons","index":0},{"state":"recomputing","event":"xstate.done.actor.priceCoupons","index":1},{"state":"recomputing","event":"xstate.error.actor.priceCoupons","index":0}]},
    {"from":"registering","to":"closed","points":[[113,832],[113,812],[51,812],[51,108],[82,108],[82,84]],"label":{"x":24,"y":429,"width":54,"height":28},"steps":[{"state":"registering","event":"buyer.dismiss","index":0}]},
    {"from":"registering","to":"choosing","points":[[180,832],[180,628],[419,628],[419,608]],"label":{"x":121,"y":704,"width":118,"height":46},"steps":[{"state":"registering","event":"xstate.done.actor.registerCode","index":0}]},
    {"from":"registering","to":"loading","points":[[146,832],[146,798],[103,798],[103,372],[240,372],[240,352]],"label":{"x":69,"y":564,"width":68,"height":28},"steps":[{"state":"registering","event":"xstate.done.actor.registerCode","index":1}]},
    {"from":"registering","to":"unregistered","points":[[191,910],[191,930],[269,930],[269,1018]],"label":{"x":227,"y":950,"width":84,"height":28},"steps":[{"state":"registering","event":"xstate.error.actor.registerCode","index":0}]},
    {"from":"unregistered","to":"registering","points":[[234,1018],[234,998],[135,998],[135,910]],"label":{"x":57,"y":950,"width":156,"height":28},"steps":[{"state":"unregistered","event":"buyer.retry","index":0}]},
    {"from":"unregistered","to":"choosing","points":[[303,1018],[303,998],[386,998],[386,656],[448,656],[448,608]],"label":{"x":344,"y":857,"width":84,"height":28},"steps":[{"state":"unregistered","event":"buyer.dismiss","index":0}]},
  ],
}

export const CONFIG: FlowConfig = {
 "id": "couponSheet",
 "meta": {
  "label": "쿠폰 고르기"
 },
 "context": {
  "quote": null,
  "picks": {},
  "code": "",
  "key": "",
  "notice": null,
  "refusedText": null
 },
 "initial": "closed",
 "states": {
  "closed": {
   "meta": {
    "label": "닫힘"
   },
   "on": {
    "buyer.open": [
     {
      "target": "choosing",
      "guard": "isQuoted",
      "actions": [
       "forgetNotices",
       "keep"
      ],
      "meta": {
       "actor": "buyer",
       "action": "쿠폰 바꾸기"
      },
      "description": "구매자: 쿠폰 바꾸기"
     },
     {
      "target": "loading",
      "actions": "forgetNotices",
      "meta": {
       "actor": "buyer",
       "action": "쿠폰 보기"
      },
      "description": "구매자: 쿠폰 보기"
     }
    ]
   },
   "description": "닫힘"
  },
  "loading": {
   "meta": {
    "label": "불러오는 중"
   },
   "tags": [
    "busy",
    "open"
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
   "tags": [
    "open"
   ],
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
   "tags": [
    "open"
   ],
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
    "busy",
    "open"
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
    "busy",
    "open"
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
   "tags": [
    "open"
   ],
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
  }
 },
 "description": "쿠폰 고르기"
}

export const MERMAID = "stateDiagram-v2\n  closed : closed 닫힘\n  loading : loading 불러오는 중<br/>do / loadCoupons\n  failed : failed 불러오지 못함\n  choosing : choosing 고르는 중\n  recomputing : recomputing 다시 계산 중<br/>do / priceCoupons\n  registering : registering 쿠폰 번호 확인 중<br/>do / registerCode\n  unregistered : unregistered 등록됐는지 모름\n  applied : applied 적용됨\n  [*] --> closed\n  closed --> choosing : 쿠폰 바꾸기 [isQuoted]\n  closed --> loading : 쿠폰 보기\n  loading --> closed : 닫기\n  loading --> failed : 거절 [isRefused]<br/>답이 없음\n  loading --> choosing : 가장 좋은 쿠폰\n  failed --> loading : 다시 시도\n  failed --> closed : 닫기\n  choosing --> recomputing : 쿠폰 선택\n  choosing --> loading : 초기화\n  choosing --> registering : 쿠폰 번호 등록 [hasCode]\n  choosing --> choosing : 빈 쿠폰 번호\n  choosing --> applied : 적용하기\n  choosing --> closed : 닫기\n  recomputing --> recomputing : 다른 쿠폰 선택\n  recomputing --> closed : 닫기\n  recomputing --> choosing : 거절 [isRefused]<br/>계산됨<br/>답이 없음\n  registering --> closed : 닫기\n  registering --> choosing : 거절 [isRefused]\n  registering --> loading : 등록됨\n  registering --> unregistered : 답이 없음\n  unregistered --> registering : 같은 번호 다시 보내기\n  unregistered --> choosing : 알림 닫기\n  applied --> [*]\n"
