// Generated from the charts of core: npm run flows
import type { FlowChart, FlowDrawing } from '@jangteo/core/flow/flow.codes'
import type { FlowConfig } from '../flowConfig.ts'

export const CHART: FlowChart = {
  id: "couponSheet",
  label: "쿠폰 고르기",
  start: "closed",
  guards: ["hasCode","isRefused"],
  keeps: [],
  refusals: {},
  states: [
    {"state":"closed","label":"닫힘","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.open","index":0,"target":"loading","actor":"buyer","action":"쿠폰 보기","guard":null,"effects":["forgetNotices"],"otherwise":null}]},
    {"state":"loading","label":"불러오는 중","tags":["busy","open"],"entry":[],"asks":["loadCoupons"],"otherwise":null,"steps":[{"event":"buyer.dismiss","index":0,"target":"closed","actor":"buyer","action":"닫기","guard":null,"effects":[],"otherwise":null},{"event":"xstate.done.actor.loadCoupons","index":0,"target":"failed","actor":"system","action":"거절","guard":"isRefused","effects":["keep"],"otherwise":null},{"event":"xstate.done.actor.loadCoupons","index":1,"target":"choosing","actor":"system","action":"가장 좋은 쿠폰","guard":null,"effects":["keep"],"otherwise":null},{"event":"xstate.error.actor.loadCoupons","index":0,"target":"failed","actor":"system","action":"답이 없음","guard":null,"effects":["noteFailure"],"otherwise":null}]},
    {"state":"failed","label":"불러오지 못함","tags":["open"],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.retry","index":0,"target":"loading","actor":"buyer","action":"다시 시도","guard":null,"effects":["forgetNotices"],"otherwise":null},{"event":"buyer.dismiss","index":0,"target":"closed","actor":"buyer","action":"닫기","guard":null,"effects":[],"otherwise":null}]},
    {"state":"choosing","label":"고르는 중","tags":["open"],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.pick","index":0,"target":"recomputing","actor":"buyer","action":"쿠폰 선택","guard":null,"effects":["forgetNotices","pick"],"otherwise":null},{"event":"buyer.reset","index":0,"target":"loading","actor":"buyer","action":"초기화","guard":null,"effects":["forgetNotices"],"otherwise":null},{"event":"buyer.enterCode","index":0,"target":"registering","actor":"buyer","action":"쿠폰 번호 등록","guard":"hasCode","effects":["forgetNotices","keepCode"],"otherwise":null},{"event":"buyer.enterCode","index":1,"target":"choosing","actor":"buyer","action":"빈 쿠폰 번호","guard":null,"effects":["forgetNotices","noteNoCode"],"otherwise":null},{"event":"buyer.apply","index":0,"target":"applied","actor":"buyer","action":"적용하기","guard":null,"effects":[],"otherwise":null},{"event":"buyer.dismiss","index":0,"target":"closed","actor":"buyer","action":"닫기","guard":null,"effects":[],"otherwise":null}]},
    {"state":"recomputing","label":"다시 계산 중","tags":["busy","open"],"entry":[],"asks":["priceCoupons"],"otherwise":null,"steps":[{"event":"buyer.pick","index":0,"target":"recomputing","actor":"buyer","action":"다른 쿠폰 선택","guard":null,"effects":["pick"],"otherwise":null},{"event":"buyer.dismiss","index":0,"target":"closed","actor":"buyer","action":"닫기","guard":null,"effects":["takeBack"],"otherwise":null},{"event":"xstate.done.actor.priceCoupons","index":0,"target":"choosing","actor":"system","action":"거절","guard":"isRefused","effects":["keep","takeBack"],"otherwise":null},{"event":"xstate.done.actor.priceCoupons","index":1,"target":"choosing","actor":"system","action":"계산됨","guard":null,"effects":["keep"],"otherwise":null},{"event":"xstate.error.actor.priceCoupons","index":0,"target":"choosing","actor":"system","action":"답이 없음","guard":null,"effects":["noteFailure","takeBack"],"otherwise":null}]},
    {"state":"registering","label":"쿠폰 번호 확인 중","tags":["busy","open"],"entry":[],"asks":["registerCode"],"otherwise":null,"steps":[{"event":"xstate.done.actor.registerCode","index":0,"target":"choosing","actor":"system","action":"거절","guard":"isRefused","effects":["keep"],"otherwise":null},{"event":"xstate.done.actor.registerCode","index":1,"target":"loading","actor":"system","action":"등록됨","guard":null,"effects":["noteRegistered"],"otherwise":null},{"event":"xstate.error.actor.registerCode","index":0,"target":"choosing","actor":"system","action":"답이 없음","guard":null,"effects":["noteFailure"],"otherwise":null}]},
    {"state":"applied","label":"적용됨","tags":["terminal"],"entry":["applyPicks"],"asks":[],"otherwise":null,"steps":[]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 882,
  height: 766,
  states: {
    "closed": {"x":288,"y":24,"width":96,"height":60},
    "loading": {"x":217,"y":206,"width":109,"height":60},
    "failed": {"x":24,"y":430,"width":123,"height":60},
    "choosing": {"x":524,"y":430,"width":101,"height":60},
    "recomputing": {"x":544,"y":682,"width":125,"height":60},
    "registering": {"x":236,"y":682,"width":145,"height":60},
    "applied": {"x":762,"y":682,"width":96,"height":60},
  },
  arrows: [
    {"from":"closed","to":"loading","points":[[320,84],[320,118],[254,118],[254,206]],"label":{"x":212,"y":138,"width":83,"height":28},"steps":[{"state":"closed","event":"buyer.open","index":0}]},
    {"from":"loading","to":"closed","points":[[290,206],[290,186],[336,186],[336,84]],"label":{"x":309,"y":138,"width":54,"height":28},"steps":[{"state":"loading","event":"buyer.dismiss","index":0}]},
    {"from":"loading","to":"failed","points":[[235,266],[235,286],[115,286],[115,396],[86,396],[86,430]],"label":{"x":74,"y":320,"width":83,"height":56},"steps":[{"state":"loading","event":"xstate.done.actor.loadCoupons","index":0},{"state":"loading","event":"xstate.error.actor.loadCoupons","index":0}]},
    {"from":"loading","to":"choosing","points":[[290,266],[290,300],[550,300],[550,430]],"label":{"x":493,"y":334,"width":113,"height":28},"steps":[{"state":"loading","event":"xstate.done.actor.loadCoupons","index":1}]},
    {"from":"failed","to":"loading","points":[[116,430],[116,410],[212,410],[212,300],[254,300],[254,266]],"label":{"x":171,"y":334,"width":83,"height":28},"steps":[{"state":"failed","event":"buyer.retry","index":0}]},
    {"from":"failed","to":"closed","points":[[55,430],[55,104],[304,104],[304,84]],"label":{"x":28,"y":222,"width":54,"height":28},"steps":[{"state":"failed","event":"buyer.dismiss","index":0}]},
    {"from":"choosing","to":"recomputing","points":[[575,490],[575,682]],"label":{"x":533,"y":572,"width":83,"height":28},"steps":[{"state":"choosing","event":"buyer.pick","index":0}]},
    {"from":"choosing","to":"loading","points":[[575,430],[575,396],[654,396],[654,286],[308,286],[308,266]],"label":{"x":620,"y":334,"width":67,"height":28},"steps":[{"state":"choosing","event":"buyer.reset","index":0}]},
    {"from":"choosing","to":"registering","points":[[541,490],[541,510],[347,510],[347,648],[308,648],[308,682]],"label":{"x":291,"y":572,"width":113,"height":28},"steps":[{"state":"choosing","event":"buyer.enterCode","index":0}]},
    {"from":"choosing","to":"choosing","points":[[524,450],[508,450],[508,470],[524,470]],"label":{"x":402,"y":446,"width":100,"height":28},"steps":[{"state":"choosing","event":"buyer.enterCode","index":1}]},
    {"from":"choosing","to":"applied","points":[[608,490],[608,510],[810,510],[810,682]],"label":{"x":770,"y":572,"width":79,"height":28},"steps":[{"state":"choosing","event":"buyer.apply","index":0}]},
    {"from":"choosing","to":"closed","points":[[600,430],[600,410],[705,410],[705,118],[352,118],[352,84]],"label":{"x":678,"y":222,"width":54,"height":28},"steps":[{"state":"choosing","event":"buyer.dismiss","index":0}]},
    {"from":"recomputing","to":"recomputing","points":[[544,702],[528,702],[528,722],[544,722]],"label":{"x":409,"y":698,"width":113,"height":28},"steps":[{"state":"recomputing","event":"buyer.pick","index":0}]},
    {"from":"recomputing","to":"closed","points":[[637,682],[637,662],[751,662],[751,104],[368,104],[368,84]],"label":{"x":724,"y":334,"width":54,"height":28},"steps":[{"state":"recomputing","event":"buyer.dismiss","index":0}]},
    {"from":"recomputing","to":"choosing","points":[[606,682],[606,648],[672,648],[672,524],[592,524],[592,490]],"label":{"x":630,"y":544,"width":83,"height":84},"steps":[{"state":"recomputing","event":"xstate.done.actor.priceCoupons","index":0},{"state":"recomputing","event":"xstate.done.actor.priceCoupons","index":1},{"state":"recomputing","event":"xstate.error.actor.priceCoupons","index":0}]},
    {"from":"registering","to":"choosing","points":[[344,682],[344,662],[459,662],[459,524],[558,524],[558,490]],"label":{"x":418,"y":558,"width":83,"height":56},"steps":[{"state":"registering","event":"xstate.done.actor.registerCode","index":0},{"state":"registering","event":"xstate.error.actor.registerCode","index":0}]},
    {"from":"registering","to":"loading","points":[[272,682],[272,266]],"label":{"x":238,"y":446,"width":67,"height":28},"steps":[{"state":"registering","event":"xstate.done.actor.registerCode","index":1}]},
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
    "buyer.open": {
     "target": "loading",
     "actions": "forgetNotices",
     "meta": {
      "actor": "buyer",
      "action": "쿠폰 보기"
     }
    }
   }
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
      }
     },
     {
      "target": "choosing",
      "actions": "keep",
      "meta": {
       "actor": "system",
       "action": "가장 좋은 쿠폰"
      }
     }
    ],
    "onError": {
     "target": "failed",
     "actions": "noteFailure",
     "meta": {
      "actor": "system",
      "action": "답이 없음"
     }
    }
   },
   "on": {
    "buyer.dismiss": {
     "target": "closed",
     "meta": {
      "actor": "buyer",
      "action": "닫기"
     }
    }
   }
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
     }
    },
    "buyer.dismiss": {
     "target": "closed",
     "meta": {
      "actor": "buyer",
      "action": "닫기"
     }
    }
   }
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
     }
    },
    "buyer.reset": {
     "target": "loading",
     "actions": "forgetNotices",
     "meta": {
      "actor": "buyer",
      "action": "초기화"
     }
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
      }
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
      }
     }
    ],
    "buyer.apply": {
     "target": "applied",
     "meta": {
      "actor": "buyer",
      "action": "적용하기"
     }
    },
    "buyer.dismiss": {
     "target": "closed",
     "meta": {
      "actor": "buyer",
      "action": "닫기"
     }
    }
   }
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
      }
     },
     {
      "target": "choosing",
      "actions": "keep",
      "meta": {
       "actor": "system",
       "action": "계산됨"
      }
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
     }
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
     }
    },
    "buyer.dismiss": {
     "target": "closed",
     "actions": "takeBack",
     "meta": {
      "actor": "buyer",
      "action": "닫기"
     }
    }
   }
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
      }
     },
     {
      "target": "loading",
      "actions": "noteRegistered",
      "meta": {
       "actor": "system",
       "action": "등록됨"
      }
     }
    ],
    "onError": {
     "target": "choosing",
     "actions": "noteFailure",
     "meta": {
      "actor": "system",
      "action": "답이 없음"
     }
    }
   }
  },
  "applied": {
   "meta": {
    "label": "적용됨"
   },
   "tags": [
    "terminal"
   ],
   "entry": "applyPicks"
  }
 }
}

export const MERMAID = "stateDiagram-v2\n  closed : closed 닫힘\n  loading : loading 불러오는 중\n  failed : failed 불러오지 못함\n  choosing : choosing 고르는 중\n  recomputing : recomputing 다시 계산 중\n  registering : registering 쿠폰 번호 확인 중\n  applied : applied 적용됨\n  [*] --> closed\n  closed --> loading : 쿠폰 보기\n  loading --> closed : 닫기\n  loading --> failed : 거절<br/>답이 없음\n  loading --> choosing : 가장 좋은 쿠폰\n  failed --> loading : 다시 시도\n  failed --> closed : 닫기\n  choosing --> recomputing : 쿠폰 선택\n  choosing --> loading : 초기화\n  choosing --> registering : 쿠폰 번호 등록\n  choosing --> choosing : 빈 쿠폰 번호\n  choosing --> applied : 적용하기\n  choosing --> closed : 닫기\n  recomputing --> recomputing : 다른 쿠폰 선택\n  recomputing --> closed : 닫기\n  recomputing --> choosing : 거절<br/>계산됨<br/>답이 없음\n  registering --> choosing : 거절<br/>답이 없음\n  registering --> loading : 등록됨\n  applied --> [*]\n"
