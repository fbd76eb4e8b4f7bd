// Generated from the charts of core: npm run generate
import type { FlowChart, FlowDrawing } from '@jangteo/core/flow/flow.codes'
import type { FlowConfig } from '../flowConfig.ts'

export const CHART: FlowChart = {
  id: "review",
  label: "리뷰",
  start: "PUBLISHED",
  guards: ["isHideOver","isObjectable","keepsImages"],
  delays: {},
  keeps: [],
  refusals: {"REVIEW_NOT_HIDDEN":"숨겨진 리뷰가 아니에요.","REVIEW_IMAGES_LOST":"사진을 모두 삭제할 수 없어요.","REVIEW_HIDDEN":"운영 기준에 따라 숨겨진 리뷰예요.","REVIEW_OBJECTION_CLOSED":"이의를 제기할 수 있는 리뷰가 아니에요.","REVIEW_DELETED":"삭제된 리뷰예요."},
  states: [
    {"state":"PUBLISHED","label":"게시","tags":["visible"],"entry":[],"asks":[],"otherwise":"REVIEW_NOT_HIDDEN","steps":[{"event":"buyer.edit","index":0,"target":"PUBLISHED","actor":"buyer","action":"수정","afterMs":null,"guard":"keepsImages","effects":["recountRating"],"otherwise":"REVIEW_IMAGES_LOST"},{"event":"buyer.remove","index":0,"target":"DELETED","actor":"buyer","action":"삭제","afterMs":null,"guard":null,"effects":["recountRating"],"otherwise":null},{"event":"system.hide","index":0,"target":"HIDDEN","actor":"system","action":"가림","afterMs":null,"guard":null,"effects":["recountRating","notifyWriter","scheduleHideEnd"],"otherwise":null},{"event":"seller.reply","index":0,"target":"PUBLISHED","actor":"seller","action":"답글","afterMs":null,"guard":null,"effects":["notifyWriter"],"otherwise":null},{"event":"seller.removeReply","index":0,"target":"PUBLISHED","actor":"seller","action":"답글 삭제","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"HIDDEN","label":"숨김","tags":[],"entry":[],"asks":[],"otherwise":"REVIEW_HIDDEN","steps":[{"event":"system.restore","index":0,"target":"PUBLISHED","actor":"system","action":"다시 게시","afterMs":null,"guard":null,"effects":["recountRating","notifyWriter"],"otherwise":null},{"event":"system.hideOver","index":0,"target":"PUBLISHED","actor":"system","action":"가림 기간 만료","afterMs":null,"guard":"isHideOver","effects":["recountRating","notifyWriter"],"otherwise":"REVIEW_HIDDEN"},{"event":"system.hide","index":0,"target":"HIDDEN","actor":"system","action":"가림 결정","afterMs":null,"guard":null,"effects":["notifyWriter","scheduleHideEnd"],"otherwise":null},{"event":"buyer.object","index":0,"target":"HIDDEN","actor":"buyer","action":"이의 제기","afterMs":null,"guard":"isObjectable","effects":["notifyOperators"],"otherwise":"REVIEW_OBJECTION_CLOSED"},{"event":"buyer.remove","index":0,"target":"DELETED","actor":"buyer","action":"삭제","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"DELETED","label":"삭제","tags":["terminal"],"entry":[],"asks":[],"otherwise":"REVIEW_DELETED","steps":[]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 426,
  height: 534,
  states: {
    "PUBLISHED": {"x":136,"y":45,"width":110,"height":60},
    "HIDDEN": {"x":55,"y":287,"width":96,"height":60},
    "DELETED": {"x":306,"y":450,"width":96,"height":60},
  },
  start: [[31,75],[136,75]],
  arrows: [
    {"from":"PUBLISHED","to":"PUBLISHED","points":[[246,65],[262,65],[262,85],[246,85]],"label":{"x":268,"y":24,"width":134,"height":102},"steps":[{"state":"PUBLISHED","event":"buyer.edit","index":0},{"state":"PUBLISHED","event":"seller.reply","index":0},{"state":"PUBLISHED","event":"seller.removeReply","index":0}]},
    {"from":"PUBLISHED","to":"DELETED","points":[[218,105],[218,146],[370,146],[370,450]],"label":{"x":343,"y":303,"width":54,"height":28},"steps":[{"state":"PUBLISHED","event":"buyer.remove","index":0}]},
    {"from":"PUBLISHED","to":"HIDDEN","points":[[191,105],[191,260],[119,260],[119,287]],"label":{"x":164,"y":189,"width":54,"height":28},"steps":[{"state":"PUBLISHED","event":"system.hide","index":0}]},
    {"from":"HIDDEN","to":"PUBLISHED","points":[[87,287],[87,146],[163,146],[163,105]],"label":{"x":24,"y":166,"width":126,"height":74},"steps":[{"state":"HIDDEN","event":"system.restore","index":0},{"state":"HIDDEN","event":"system.hideOver","index":0}]},
    {"from":"HIDDEN","to":"HIDDEN","points":[[151,307],[167,307],[167,327],[151,327]],"label":{"x":173,"y":280,"width":142,"height":74},"steps":[{"state":"HIDDEN","event":"system.hide","index":0},{"state":"HIDDEN","event":"buyer.object","index":0}]},
    {"from":"HIDDEN","to":"DELETED","points":[[103,347],[103,430],[338,430],[338,450]],"label":{"x":76,"y":382,"width":54,"height":28},"steps":[{"state":"HIDDEN","event":"buyer.remove","index":0}]},
  ],
}

export const CONFIG: FlowConfig = {
 "id": "review",
 "meta": {
  "label": "리뷰",
  "otherwise": "REVIEW_DELETED"
 },
 "context": {
  "keepsImages": false,
  "isObjectable": false,
  "isHideOver": false
 },
 "initial": "PUBLISHED",
 "states": {
  "PUBLISHED": {
   "meta": {
    "label": "게시",
    "otherwise": "REVIEW_NOT_HIDDEN"
   },
   "tags": [
    "visible"
   ],
   "on": {
    "buyer.edit": {
     "target": "PUBLISHED",
     "guard": "keepsImages",
     "actions": "recountRating",
     "meta": {
      "actor": "buyer",
      "action": "수정",
      "otherwise": "REVIEW_IMAGES_LOST"
     },
     "description": "구매자: 수정 (아니면 REVIEW_IMAGES_LOST)"
    },
    "buyer.remove": {
     "target": "DELETED",
     "actions": "recountRating",
     "meta": {
      "actor": "buyer",
      "action": "삭제"
     },
     "description": "구매자: 삭제"
    },
    "system.hide": {
     "target": "HIDDEN",
     "actions": [
      "recountRating",
      "notifyWriter",
      "scheduleHideEnd"
     ],
     "meta": {
      "actor": "system",
      "action": "가림"
     },
     "description": "시스템: 가림"
    },
    "seller.reply": {
     "target": "PUBLISHED",
     "actions": "notifyWriter",
     "meta": {
      "actor": "seller",
      "action": "답글"
     },
     "description": "판매자: 답글"
    },
    "seller.removeReply": {
     "target": "PUBLISHED",
     "meta": {
      "actor": "seller",
      "action": "답글 삭제"
     },
     "description": "판매자: 답글 삭제"
    }
   },
   "description": "게시"
  },
  "HIDDEN": {
   "meta": {
    "label": "숨김",
    "otherwise": "REVIEW_HIDDEN"
   },
   "on": {
    "system.restore": {
     "target": "PUBLISHED",
     "actions": [
      "recountRating",
      "notifyWriter"
     ],
     "meta": {
      "actor": "system",
      "action": "다시 게시"
     },
     "description": "시스템: 다시 게시"
    },
    "system.hideOver": {
     "target": "PUBLISHED",
     "guard": "isHideOver",
     "actions": [
      "recountRating",
      "notifyWriter"
     ],
     "meta": {
      "actor": "system",
      "action": "가림 기간 만료",
      "otherwise": "REVIEW_HIDDEN"
     },
     "description": "시스템: 가림 기간 만료 (아니면 REVIEW_HIDDEN)"
    },
    "system.hide": {
     "target": "HIDDEN",
     "actions": [
      "notifyWriter",
      "scheduleHideEnd"
     ],
     "meta": {
      "actor": "system",
      "action": "가림 결정"
     },
     "description": "시스템: 가림 결정"
    },
    "buyer.object": {
     "target": "HIDDEN",
     "guard": "isObjectable",
     "actions": "notifyOperators",
     "meta": {
      "actor": "buyer",
      "action": "이의 제기",
      "otherwise": "REVIEW_OBJECTION_CLOSED"
     },
     "description": "구매자: 이의 제기 (아니면 REVIEW_OBJECTION_CLOSED)"
    },
    "buyer.remove": {
     "target": "DELETED",
     "meta": {
      "actor": "buyer",
      "action": "삭제"
     },
     "description": "구매자: 삭제"
    }
   },
   "description": "숨김"
  },
  "DELETED": {
   "meta": {
    "label": "삭제"
   },
   "tags": [
    "terminal"
   ],
   "description": "삭제",
   "type": "final"
  }
 },
 "description": "리뷰"
}

export const MERMAID = "stateDiagram-v2\n  PUBLISHED : PUBLISHED 게시\n  HIDDEN : HIDDEN 숨김\n  DELETED : DELETED 삭제\n  [*] --> PUBLISHED\n  PUBLISHED --> PUBLISHED : 수정 [keepsImages]<br/>답글<br/>답글 삭제\n  PUBLISHED --> DELETED : 삭제\n  PUBLISHED --> HIDDEN : 가림\n  HIDDEN --> PUBLISHED : 다시 게시<br/>가림 기간 만료 [isHideOver]\n  HIDDEN --> HIDDEN : 가림 결정<br/>이의 제기 [isObjectable]\n  HIDDEN --> DELETED : 삭제\n  DELETED --> [*]\n"
