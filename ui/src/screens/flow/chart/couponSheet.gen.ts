// Generated from the charts of core: npm run flows
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
    {"state":"registering","label":"쿠폰 번호 확인 중","tags":["busy","open"],"entry":[],"asks":["registerCode"],"otherwise":null,"steps":[{"event":"xstate.done.actor.registerCode","index":0,"target":"choosing","actor":"system","action":"거절","guard":"isRefused","effects":["keep"],"otherwise":null},{"event":"xstate.done.actor.registerCode","index":1,"target":"loading","actor":"system","action":"등록됨","guard":null,"effects":["noteRegistered"],"otherwise":null},{"event":"xstate.error.actor.registerCode","index":0,"target":"choosing","actor":"system","action":"답이 없음","guard":null,"effects":["noteFailure"],"otherwise":null}]},
    {"state":"applied","label":"적용됨","tags":["terminal"],"entry":["applyPicks"],"asks":[],"otherwise":null,"steps":[]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 962,
  height: 906,
  states: {
    "closed": {"x":70,"y":24,"width":96,"height":60},
    "loading": {"x":529,"y":260,"width":158,"height":78},
    "failed": {"x":771,"y":534,"width":124,"height":60},
    "choosing": {"x":372,"y":534,"width":102,"height":60},
    "recomputing": {"x":45,"y":804,"width":166,"height":78},
    "registering": {"x":499,"y":804,"width":166,"height":78},
    "applied": {"x":375,"y":804,"width":96,"height":60},
  },
  start: [[31,54],[70,54]],
  arrows: [
    {"from":"closed","to":"choosing","points":[[111,84],[111,164],[425,164],[425,500],[413,500],[413,534]],"label":{"x":370,"y":276,"width":110,"height":46},"steps":[{"state":"closed","event":"buyer.open","index":0}]},
    {"from":"closed","to":"loading","points":[[139,84],[139,136],[634,136],[634,260]],"label":{"x":592,"y":192,"width":84,"height":28},"steps":[{"state":"closed","event":"buyer.open","index":1}]},
    {"from":"loading","to":"closed","points":[[582,260],[582,240],[551,240],[551,150],[125,150],[125,84]],"label":{"x":524,"y":192,"width":54,"height":28},"steps":[{"state":"loading","event":"buyer.dismiss","index":0}]},
    {"from":"loading","to":"failed","points":[[661,338],[661,358],[833,358],[833,534]],"label":{"x":774,"y":406,"width":118,"height":74},"steps":[{"state":"loading","event":"xstate.done.actor.loadCoupons","index":0},{"state":"loading","event":"xstate.error.actor.loadCoupons","index":0}]},
    {"from":"loading","to":"choosing","points":[[582,338],[582,514],[454,514],[454,534]],"label":{"x":525,"y":429,"width":114,"height":28},"steps":[{"state":"loading","event":"xstate.done.actor.loadCoupons","index":1}]},
    {"from":"failed","to":"loading","points":[[802,534],[802,500],[718,500],[718,372],[634,372],[634,338]],"label":{"x":676,"y":429,"width":84,"height":28},"steps":[{"state":"failed","event":"buyer.retry","index":0}]},
    {"from":"failed","to":"closed","points":[[864,534],[864,500],[911,500],[911,122],[152,122],[152,84]],"label":{"x":884,"y":285,"width":54,"height":28},"steps":[{"state":"failed","event":"buyer.dismiss","index":0}]},
    {"from":"choosing","to":"recomputing","points":[[406,594],[406,628],[243,628],[243,784],[169,784],[169,804]],"label":{"x":201,"y":699,"width":84,"height":28},"steps":[{"state":"choosing","event":"buyer.pick","index":0}]},
    {"from":"choosing","to":"loading","points":[[433,534],[433,500],[477,500],[477,358],[555,358],[555,338]],"label":{"x":443,"y":429,"width":68,"height":28},"steps":[{"state":"choosing","event":"buyer.reset","index":0}]},
    {"from":"choosing","to":"registering","points":[[457,594],[457,614],[582,614],[582,804]],"label":{"x":525,"y":690,"width":114,"height":46},"steps":[{"state":"choosing","event":"buyer.enterCode","index":0}]},
    {"from":"choosing","to":"choosing","points":[[474,554],[490,554],[490,574],[474,574]],"label":{"x":496,"y":550,"width":100,"height":28},"steps":[{"state":"choosing","event":"buyer.enterCode","index":1}]},
    {"from":"choosing","to":"applied","points":[[423,594],[423,642],[339,642],[339,784],[423,784],[423,804]],"label":{"x":299,"y":699,"width":80,"height":28},"steps":[{"state":"choosing","event":"buyer.apply","index":0}]},
    {"from":"choosing","to":"closed","points":[[392,534],[392,500],[329,500],[329,178],[97,178],[97,84]],"label":{"x":302,"y":285,"width":54,"height":28},"steps":[{"state":"choosing","event":"buyer.dismiss","index":0}]},
    {"from":"recomputing","to":"recomputing","points":[[211,830],[227,830],[227,856],[211,856]],"label":{"x":233,"y":829,"width":114,"height":28},"steps":[{"state":"recomputing","event":"buyer.pick","index":0}]},
    {"from":"recomputing","to":"closed","points":[[86,804],[86,784],[51,784],[51,108],[84,108],[84,84]],"label":{"x":24,"y":429,"width":54,"height":28},"steps":[{"state":"recomputing","event":"buyer.dismiss","index":0}]},
    {"from":"recomputing","to":"choosing","points":[[128,804],[128,614],[389,614],[389,594]],"label":{"x":69,"y":662,"width":118,"height":102},"steps":[{"state":"recomputing","event":"xstate.done.actor.priceCoupons","index":0},{"state":"recomputing","event":"xstate.done.actor.priceCoupons","index":1},{"state":"recomputing","event":"xstate.error.actor.priceCoupons","index":0}]},
    {"from":"registering","to":"choosing","points":[[540,804],[540,784],[452,784],[452,628],[440,628],[440,594]],"label":{"x":393,"y":676,"width":118,"height":74},"steps":[{"state":"registering","event":"xstate.done.actor.registerCode","index":0},{"state":"registering","event":"xstate.error.actor.registerCode","index":0}]},
    {"from":"registering","to":"loading","points":[[623,804],[623,784],[658,784],[658,386],[608,386],[608,338]],"label":{"x":624,"y":550,"width":68,"height":28},"steps":[{"state":"registering","event":"xstate.done.actor.registerCode","index":1}]},
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
     "target": "choosing",
     "actions": "noteFailure",
     "meta": {
      "actor": "system",
      "action": "답이 없음"
     },
     "description": "시스템: 답이 없음"
    }
   },
   "description": "쿠폰 번호 확인 중"
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

export const MERMAID = "stateDiagram-v2\n  closed : closed 닫힘\n  loading : loading 불러오는 중<br/>do / loadCoupons\n  failed : failed 불러오지 못함\n  choosing : choosing 고르는 중\n  recomputing : recomputing 다시 계산 중<br/>do / priceCoupons\n  registering : registering 쿠폰 번호 확인 중<br/>do / registerCode\n  applied : applied 적용됨\n  [*] --> closed\n  closed --> choosing : 쿠폰 바꾸기 [isQuoted]\n  closed --> loading : 쿠폰 보기\n  loading --> closed : 닫기\n  loading --> failed : 거절 [isRefused]<br/>답이 없음\n  loading --> choosing : 가장 좋은 쿠폰\n  failed --> loading : 다시 시도\n  failed --> closed : 닫기\n  choosing --> recomputing : 쿠폰 선택\n  choosing --> loading : 초기화\n  choosing --> registering : 쿠폰 번호 등록 [hasCode]\n  choosing --> choosing : 빈 쿠폰 번호\n  choosing --> applied : 적용하기\n  choosing --> closed : 닫기\n  recomputing --> recomputing : 다른 쿠폰 선택\n  recomputing --> closed : 닫기\n  recomputing --> choosing : 거절 [isRefused]<br/>계산됨<br/>답이 없음\n  registering --> choosing : 거절 [isRefused]<br/>답이 없음\n  registering --> loading : 등록됨\n  applied --> [*]\n"
