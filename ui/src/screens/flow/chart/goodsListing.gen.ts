// Generated from the charts of core: npm run generate
import type { FlowChart, FlowDrawing } from '@jangteo/core/flow/flow.codes'
import type { FlowConfig } from '../flowConfig.ts'

export const CHART: FlowChart = {
  id: "goodsListing",
  label: "상품 등록",
  start: "DRAFT",
  guards: ["hasNoOpenItem","hasRevision","isComplete","mayListUnseen"],
  delays: {},
  keeps: [],
  refusals: {"GOODS_STEP_REFUSED":"지금 상태에서는 할 수 없어요. 새로고침한 뒤 다시 확인해 주세요.","GOODS_INCOMPLETE":"아직 입력하지 않은 내용이 있어요. 확인한 뒤 다시 요청해 주세요.","GOODS_IN_REVIEW":"심사 중이에요. 심사 요청을 취소하면 수정할 수 있어요.","GOODS_NOTHING_TO_REVIEW":"심사를 기다리는 변경이 없어요.","GOODS_HAS_OPEN_ORDER":"진행 중인 주문이 있어 삭제할 수 없어요.","GOODS_DELETED":"삭제한 상품이에요."},
  states: [
    {"state":"DRAFT","label":"작성 중","tags":["hidden"],"entry":[],"asks":[],"otherwise":"GOODS_STEP_REFUSED","steps":[{"event":"seller.edit","index":0,"target":"DRAFT","actor":"seller","action":"수정","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"seller.submit","index":0,"target":"LISTED","actor":"seller","action":"판매 등록","afterMs":null,"guard":"mayListUnseen","effects":[],"otherwise":"GOODS_INCOMPLETE"},{"event":"seller.submit","index":1,"target":"REVIEWING","actor":"seller","action":"심사 요청","afterMs":null,"guard":"isComplete","effects":[],"otherwise":"GOODS_INCOMPLETE"},{"event":"seller.delete","index":0,"target":"DELETED","actor":"seller","action":"삭제","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"REVIEWING","label":"심사 중","tags":["hidden"],"entry":[],"asks":[],"otherwise":"GOODS_IN_REVIEW","steps":[{"event":"system.approve","index":0,"target":"LISTED","actor":"system","action":"승인","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"system.reject","index":0,"target":"REJECTED","actor":"system","action":"반려","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"seller.withdraw","index":0,"target":"DRAFT","actor":"seller","action":"심사 요청 취소","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"seller.delete","index":0,"target":"DELETED","actor":"seller","action":"삭제","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"REJECTED","label":"반려","tags":["hidden"],"entry":[],"asks":[],"otherwise":"GOODS_STEP_REFUSED","steps":[{"event":"seller.edit","index":0,"target":"REJECTED","actor":"seller","action":"수정","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"seller.submit","index":0,"target":"REVIEWING","actor":"seller","action":"다시 심사 요청","afterMs":null,"guard":"isComplete","effects":[],"otherwise":"GOODS_INCOMPLETE"},{"event":"seller.delete","index":0,"target":"DELETED","actor":"seller","action":"삭제","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"LISTED","label":"판매 등록","tags":["published"],"entry":[],"asks":[],"otherwise":"GOODS_STEP_REFUSED","steps":[{"event":"seller.edit","index":0,"target":"LISTED","actor":"seller","action":"수정","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"seller.withdraw","index":0,"target":"LISTED","actor":"seller","action":"변경 심사 취소","afterMs":null,"guard":"hasRevision","effects":["dropRevision"],"otherwise":"GOODS_NOTHING_TO_REVIEW"},{"event":"system.approve","index":0,"target":"LISTED","actor":"system","action":"변경 승인","afterMs":null,"guard":"hasRevision","effects":["applyRevision"],"otherwise":"GOODS_NOTHING_TO_REVIEW"},{"event":"system.reject","index":0,"target":"LISTED","actor":"system","action":"변경 반려","afterMs":null,"guard":"hasRevision","effects":["dropRevision"],"otherwise":"GOODS_NOTHING_TO_REVIEW"},{"event":"system.stop","index":0,"target":"STOPPED","actor":"system","action":"중지","afterMs":null,"guard":null,"effects":["endDeals","dropRevision"],"otherwise":null},{"event":"seller.delete","index":0,"target":"DELETED","actor":"seller","action":"삭제","afterMs":null,"guard":"hasNoOpenItem","effects":["endDeals","dropRevision"],"otherwise":"GOODS_HAS_OPEN_ORDER"}]},
    {"state":"STOPPED","label":"운영자 중지","tags":["hidden","published"],"entry":[],"asks":[],"otherwise":"GOODS_STEP_REFUSED","steps":[{"event":"seller.edit","index":0,"target":"STOPPED","actor":"seller","action":"수정","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"system.release","index":0,"target":"LISTED","actor":"system","action":"중지 해제","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"seller.delete","index":0,"target":"DELETED","actor":"seller","action":"삭제","afterMs":null,"guard":"hasNoOpenItem","effects":[],"otherwise":"GOODS_HAS_OPEN_ORDER"}]},
    {"state":"DELETED","label":"삭제","tags":["hidden","terminal"],"entry":[],"asks":[],"otherwise":"GOODS_DELETED","steps":[]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 597,
  height: 1010,
  states: {
    "DRAFT": {"x":70,"y":24,"width":96,"height":60},
    "REVIEWING": {"x":134,"y":250,"width":110,"height":60},
    "REJECTED": {"x":115,"y":517,"width":102,"height":60},
    "LISTED": {"x":321,"y":517,"width":96,"height":60},
    "STOPPED": {"x":362,"y":738,"width":110,"height":60},
    "DELETED": {"x":95,"y":926,"width":96,"height":60},
  },
  start: [[31,54],[70,54]],
  arrows: [
    {"from":"DRAFT","to":"DRAFT","points":[[166,44],[182,44],[182,64],[166,64]],"label":{"x":188,"y":40,"width":54,"height":28},"steps":[{"state":"DRAFT","event":"seller.edit","index":0}]},
    {"from":"DRAFT","to":"LISTED","points":[[147,84],[147,122],[396,122],[396,430],[385,430],[385,517]],"label":{"x":321,"y":257,"width":150,"height":46},"steps":[{"state":"DRAFT","event":"seller.submit","index":0}]},
    {"from":"DRAFT","to":"REVIEWING","points":[[128,84],[128,136],[305,136],[305,230],[207,230],[207,250]],"label":{"x":242,"y":164,"width":126,"height":46},"steps":[{"state":"DRAFT","event":"seller.submit","index":1}]},
    {"from":"DRAFT","to":"DELETED","points":[[89,84],[89,108],[51,108],[51,906],[111,906],[111,926]],"label":{"x":24,"y":533,"width":54,"height":28},"steps":[{"state":"DRAFT","event":"seller.delete","index":0}]},
    {"from":"REVIEWING","to":"LISTED","points":[[222,310],[222,330],[350,330],[350,430],[353,430],[353,517]],"label":{"x":323,"y":373,"width":54,"height":28},"steps":[{"state":"REVIEWING","event":"system.approve","index":0}]},
    {"from":"REVIEWING","to":"REJECTED","points":[[200,310],[200,344],[282,344],[282,444],[183,444],[183,517]],"label":{"x":255,"y":373,"width":54,"height":28},"steps":[{"state":"REVIEWING","event":"system.reject","index":0}]},
    {"from":"REVIEWING","to":"DRAFT","points":[[171,250],[171,150],[108,150],[108,84]],"label":{"x":114,"y":173,"width":114,"height":28},"steps":[{"state":"REVIEWING","event":"seller.withdraw","index":0}]},
    {"from":"REVIEWING","to":"DELETED","points":[[156,310],[156,330],[97,330],[97,892],[127,892],[127,926]],"label":{"x":70,"y":670,"width":54,"height":28},"steps":[{"state":"REVIEWING","event":"seller.delete","index":0}]},
    {"from":"REJECTED","to":"REJECTED","points":[[217,537],[233,537],[233,557],[217,557]],"label":{"x":239,"y":533,"width":54,"height":28},"steps":[{"state":"REJECTED","event":"seller.edit","index":0}]},
    {"from":"REJECTED","to":"REVIEWING","points":[[149,517],[149,430],[178,430],[178,310]],"label":{"x":115,"y":364,"width":126,"height":46},"steps":[{"state":"REJECTED","event":"seller.submit","index":0}]},
    {"from":"REJECTED","to":"DELETED","points":[[166,577],[166,650],[143,650],[143,926]],"label":{"x":116,"y":754,"width":54,"height":28},"steps":[{"state":"REJECTED","event":"seller.delete","index":0}]},
    {"from":"LISTED","to":"LISTED","points":[[417,537],[433,537],[433,557],[417,557]],"label":{"x":439,"y":464,"width":134,"height":166},"steps":[{"state":"LISTED","event":"seller.edit","index":0},{"state":"LISTED","event":"seller.withdraw","index":0},{"state":"LISTED","event":"system.approve","index":0},{"state":"LISTED","event":"system.reject","index":0}]},
    {"from":"LISTED","to":"STOPPED","points":[[393,577],[393,650],[452,650],[452,718],[435,718],[435,738]],"label":{"x":425,"y":670,"width":54,"height":28},"steps":[{"state":"LISTED","event":"system.stop","index":0}]},
    {"from":"LISTED","to":"DELETED","points":[[345,577],[345,650],[259,650],[259,892],[159,892],[159,926]],"label":{"x":184,"y":745,"width":150,"height":46},"steps":[{"state":"LISTED","event":"seller.delete","index":0}]},
    {"from":"STOPPED","to":"STOPPED","points":[[472,758],[488,758],[488,778],[472,778]],"label":{"x":494,"y":754,"width":54,"height":28},"steps":[{"state":"STOPPED","event":"seller.edit","index":0}]},
    {"from":"STOPPED","to":"LISTED","points":[[399,738],[399,718],[369,718],[369,577]],"label":{"x":327,"y":670,"width":84,"height":28},"steps":[{"state":"STOPPED","event":"system.release","index":0}]},
    {"from":"STOPPED","to":"DELETED","points":[[417,798],[417,906],[175,906],[175,926]],"label":{"x":342,"y":826,"width":150,"height":46},"steps":[{"state":"STOPPED","event":"seller.delete","index":0}]},
  ],
}

export const CONFIG: FlowConfig = {
 "id": "goodsListing",
 "meta": {
  "label": "상품 등록",
  "otherwise": "GOODS_STEP_REFUSED"
 },
 "context": {
  "isComplete": false,
  "mayListUnseen": false,
  "hasRevision": false,
  "hasNoOpenItem": false
 },
 "initial": "DRAFT",
 "states": {
  "DRAFT": {
   "meta": {
    "label": "작성 중"
   },
   "tags": [
    "hidden"
   ],
   "on": {
    "seller.edit": {
     "target": "DRAFT",
     "meta": {
      "actor": "seller",
      "action": "수정"
     },
     "description": "판매자: 수정"
    },
    "seller.submit": [
     {
      "target": "LISTED",
      "guard": "mayListUnseen",
      "meta": {
       "actor": "seller",
       "action": "판매 등록",
       "otherwise": "GOODS_INCOMPLETE"
      },
      "description": "판매자: 판매 등록 (아니면 GOODS_INCOMPLETE)"
     },
     {
      "target": "REVIEWING",
      "guard": "isComplete",
      "meta": {
       "actor": "seller",
       "action": "심사 요청",
       "otherwise": "GOODS_INCOMPLETE"
      },
      "description": "판매자: 심사 요청 (아니면 GOODS_INCOMPLETE)"
     }
    ],
    "seller.delete": {
     "target": "DELETED",
     "meta": {
      "actor": "seller",
      "action": "삭제"
     },
     "description": "판매자: 삭제"
    }
   },
   "description": "작성 중"
  },
  "REVIEWING": {
   "meta": {
    "label": "심사 중",
    "otherwise": "GOODS_IN_REVIEW"
   },
   "tags": [
    "hidden"
   ],
   "on": {
    "system.approve": {
     "target": "LISTED",
     "meta": {
      "actor": "system",
      "action": "승인"
     },
     "description": "시스템: 승인"
    },
    "system.reject": {
     "target": "REJECTED",
     "meta": {
      "actor": "system",
      "action": "반려"
     },
     "description": "시스템: 반려"
    },
    "seller.withdraw": {
     "target": "DRAFT",
     "meta": {
      "actor": "seller",
      "action": "심사 요청 취소"
     },
     "description": "판매자: 심사 요청 취소"
    },
    "seller.delete": {
     "target": "DELETED",
     "meta": {
      "actor": "seller",
      "action": "삭제"
     },
     "description": "판매자: 삭제"
    }
   },
   "description": "심사 중"
  },
  "REJECTED": {
   "meta": {
    "label": "반려"
   },
   "tags": [
    "hidden"
   ],
   "on": {
    "seller.edit": {
     "target": "REJECTED",
     "meta": {
      "actor": "seller",
      "action": "수정"
     },
     "description": "판매자: 수정"
    },
    "seller.submit": {
     "target": "REVIEWING",
     "guard": "isComplete",
     "meta": {
      "actor": "seller",
      "action": "다시 심사 요청",
      "otherwise": "GOODS_INCOMPLETE"
     },
     "description": "판매자: 다시 심사 요청 (아니면 GOODS_INCOMPLETE)"
    },
    "seller.delete": {
     "target": "DELETED",
     "meta": {
      "actor": "seller",
      "action": "삭제"
     },
     "description": "판매자: 삭제"
    }
   },
   "description": "반려"
  },
  "LISTED": {
   "meta": {
    "label": "판매 등록"
   },
   "tags": [
    "published"
   ],
   "on": {
    "seller.edit": {
     "target": "LISTED",
     "meta": {
      "actor": "seller",
      "action": "수정"
     },
     "description": "판매자: 수정"
    },
    "seller.withdraw": {
     "target": "LISTED",
     "guard": "hasRevision",
     "actions": "dropRevision",
     "meta": {
      "actor": "seller",
      "action": "변경 심사 취소",
      "otherwise": "GOODS_NOTHING_TO_REVIEW"
     },
     "description": "판매자: 변경 심사 취소 (아니면 GOODS_NOTHING_TO_REVIEW)"
    },
    "system.approve": {
     "target": "LISTED",
     "guard": "hasRevision",
     "actions": "applyRevision",
     "meta": {
      "actor": "system",
      "action": "변경 승인",
      "otherwise": "GOODS_NOTHING_TO_REVIEW"
     },
     "description": "시스템: 변경 승인 (아니면 GOODS_NOTHING_TO_REVIEW)"
    },
    "system.reject": {
     "target": "LISTED",
     "guard": "hasRevision",
     "actions": "dropRevision",
     "meta": {
      "actor": "system",
      "action": "변경 반려",
      "otherwise": "GOODS_NOTHING_TO_REVIEW"
     },
     "description": "시스템: 변경 반려 (아니면 GOODS_NOTHING_TO_REVIEW)"
    },
    "system.stop": {
     "target": "STOPPED",
     "actions": [
      "endDeals",
      "dropRevision"
     ],
     "meta": {
      "actor": "system",
      "action": "중지"
     },
     "description": "시스템: 중지"
    },
    "seller.delete": {
     "target": "DELETED",
     "guard": "hasNoOpenItem",
     "actions": [
      "endDeals",
      "dropRevision"
     ],
     "meta": {
      "actor": "seller",
      "action": "삭제",
      "otherwise": "GOODS_HAS_OPEN_ORDER"
     },
     "description": "판매자: 삭제 (아니면 GOODS_HAS_OPEN_ORDER)"
    }
   },
   "description": "판매 등록"
  },
  "STOPPED": {
   "meta": {
    "label": "운영자 중지"
   },
   "tags": [
    "hidden",
    "published"
   ],
   "on": {
    "seller.edit": {
     "target": "STOPPED",
     "meta": {
      "actor": "seller",
      "action": "수정"
     },
     "description": "판매자: 수정"
    },
    "system.release": {
     "target": "LISTED",
     "meta": {
      "actor": "system",
      "action": "중지 해제"
     },
     "description": "시스템: 중지 해제"
    },
    "seller.delete": {
     "target": "DELETED",
     "guard": "hasNoOpenItem",
     "meta": {
      "actor": "seller",
      "action": "삭제",
      "otherwise": "GOODS_HAS_OPEN_ORDER"
     },
     "description": "판매자: 삭제 (아니면 GOODS_HAS_OPEN_ORDER)"
    }
   },
   "description": "운영자 중지"
  },
  "DELETED": {
   "meta": {
    "label": "삭제",
    "otherwise": "GOODS_DELETED"
   },
   "tags": [
    "hidden",
    "terminal"
   ],
   "description": "삭제",
   "type": "final"
  }
 },
 "description": "상품 등록"
}

export const MERMAID = "stateDiagram-v2\n  DRAFT : DRAFT 작성 중\n  REVIEWING : REVIEWING 심사 중\n  REJECTED : REJECTED 반려\n  LISTED : LISTED 판매 등록\n  STOPPED : STOPPED 운영자 중지\n  DELETED : DELETED 삭제\n  [*] --> DRAFT\n  DRAFT --> DRAFT : 수정\n  DRAFT --> LISTED : 판매 등록 [mayListUnseen]\n  DRAFT --> REVIEWING : 심사 요청 [isComplete]\n  DRAFT --> DELETED : 삭제\n  REVIEWING --> LISTED : 승인\n  REVIEWING --> REJECTED : 반려\n  REVIEWING --> DRAFT : 심사 요청 취소\n  REVIEWING --> DELETED : 삭제\n  REJECTED --> REJECTED : 수정\n  REJECTED --> REVIEWING : 다시 심사 요청 [isComplete]\n  REJECTED --> DELETED : 삭제\n  LISTED --> LISTED : 수정<br/>변경 심사 취소 [hasRevision]<br/>변경 승인 [hasRevision]<br/>변경 반려 [hasRevision]\n  LISTED --> STOPPED : 중지\n  LISTED --> DELETED : 삭제 [hasNoOpenItem]\n  STOPPED --> STOPPED : 수정\n  STOPPED --> LISTED : 중지 해제\n  STOPPED --> DELETED : 삭제 [hasNoOpenItem]\n  DELETED --> [*]\n"
