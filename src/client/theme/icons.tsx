import AccountCircle from "@mui/icons-material/AccountCircleOutlined";
import AccountTree from "@mui/icons-material/AccountTreeOutlined";
import Add from "@mui/icons-material/AddOutlined";
import AddPhotoAlternate from "@mui/icons-material/AddPhotoAlternateOutlined";
import AdminPanelSettings from "@mui/icons-material/AdminPanelSettingsOutlined";
import AltRoute from "@mui/icons-material/AltRouteOutlined";
import ArrowBack from "@mui/icons-material/ArrowBackOutlined";
import ArrowDownward from "@mui/icons-material/ArrowDownwardOutlined";
import ArrowDropDown from "@mui/icons-material/ArrowDropDownOutlined";
import ArrowForward from "@mui/icons-material/ArrowForwardOutlined";
import ArrowUpward from "@mui/icons-material/ArrowUpwardOutlined";
import Article from "@mui/icons-material/ArticleOutlined";
import Assignment from "@mui/icons-material/AssignmentOutlined";
import AttachFile from "@mui/icons-material/AttachFileOutlined";
import AutoAwesome from "@mui/icons-material/AutoAwesomeOutlined";
import Badge from "@mui/icons-material/BadgeOutlined";
import BarChart from "@mui/icons-material/BarChartOutlined";
import Block from "@mui/icons-material/BlockOutlined";
import Bolt from "@mui/icons-material/BoltOutlined";
import BookmarkAdd from "@mui/icons-material/BookmarkAddOutlined";
import Business from "@mui/icons-material/BusinessOutlined";
import CalendarMonth from "@mui/icons-material/CalendarMonthOutlined";
import CalendarToday from "@mui/icons-material/CalendarTodayOutlined";
import Campaign from "@mui/icons-material/CampaignOutlined";
import Cancel from "@mui/icons-material/CancelOutlined";
import CardGiftcard from "@mui/icons-material/CardGiftcardOutlined";
import Casino from "@mui/icons-material/CasinoOutlined";
import Category from "@mui/icons-material/CategoryOutlined";
import ChatBubble from "@mui/icons-material/ChatBubbleOutlined";
import CheckBoxOutlineBlank from "@mui/icons-material/CheckBoxOutlineBlankOutlined";
import CheckBox from "@mui/icons-material/CheckBoxOutlined";
import CheckCircle from "@mui/icons-material/CheckCircleOutlined";
import Check from "@mui/icons-material/CheckOutlined";
import ChevronLeft from "@mui/icons-material/ChevronLeftOutlined";
import ChevronRight from "@mui/icons-material/ChevronRightOutlined";
import Circle from "@mui/icons-material/CircleOutlined";
import Close from "@mui/icons-material/CloseOutlined";
import CloudDone from "@mui/icons-material/CloudDoneOutlined";
import CloudOff from "@mui/icons-material/CloudOffOutlined";
import CloudUpload from "@mui/icons-material/CloudUploadOutlined";
import Code from "@mui/icons-material/CodeOutlined";
import Computer from "@mui/icons-material/ComputerOutlined";
import ContentCopy from "@mui/icons-material/ContentCopyOutlined";
import ContentPaste from "@mui/icons-material/ContentPasteOutlined";
import DarkMode from "@mui/icons-material/DarkModeOutlined";
import DataObject from "@mui/icons-material/DataObjectOutlined";
import Delete from "@mui/icons-material/DeleteOutlined";
import Description from "@mui/icons-material/DescriptionOutlined";
import DesktopWindows from "@mui/icons-material/DesktopWindowsOutlined";
import DonutLarge from "@mui/icons-material/DonutLargeOutlined";
import Download from "@mui/icons-material/DownloadOutlined";
import Drafts from "@mui/icons-material/DraftsOutlined";
import DragIndicator from "@mui/icons-material/DragIndicatorOutlined";
import EditNote from "@mui/icons-material/EditNoteOutlined";
import Edit from "@mui/icons-material/EditOutlined";
import Email from "@mui/icons-material/EmailOutlined";
import EmojiEvents from "@mui/icons-material/EmojiEventsOutlined";
import ErrorOutline from "@mui/icons-material/ErrorOutlineOutlined";
import Event from "@mui/icons-material/EventOutlined";
import ExpandLess from "@mui/icons-material/ExpandLessOutlined";
import ExpandMore from "@mui/icons-material/ExpandMoreOutlined";
import Extension from "@mui/icons-material/ExtensionOutlined";
import Filter1 from "@mui/icons-material/Filter1Outlined";
import FilterList from "@mui/icons-material/FilterListOutlined";
import Fingerprint from "@mui/icons-material/FingerprintOutlined";
import FitScreen from "@mui/icons-material/FitScreenOutlined";
import Flag from "@mui/icons-material/FlagOutlined";
import FormatListNumbered from "@mui/icons-material/FormatListNumberedOutlined";
import Forum from "@mui/icons-material/ForumOutlined";
import Fullscreen from "@mui/icons-material/FullscreenOutlined";
import Functions from "@mui/icons-material/FunctionsOutlined";
import Grade from "@mui/icons-material/GradeOutlined";
import GridOn from "@mui/icons-material/GridOnOutlined";
import Group from "@mui/icons-material/GroupOutlined";
import Groups from "@mui/icons-material/GroupsOutlined";
import HelpOutline from "@mui/icons-material/HelpOutlineOutlined";
import History from "@mui/icons-material/HistoryOutlined";
import Home from "@mui/icons-material/HomeOutlined";
import HourglassEmpty from "@mui/icons-material/HourglassEmptyOutlined";
import HowToVote from "@mui/icons-material/HowToVoteOutlined";
import Image from "@mui/icons-material/ImageOutlined";
import ImageSearch from "@mui/icons-material/ImageSearchOutlined";
import Inbox from "@mui/icons-material/InboxOutlined";
import Info from "@mui/icons-material/InfoOutlined";
import InsertDriveFile from "@mui/icons-material/InsertDriveFileOutlined";
import Insights from "@mui/icons-material/InsightsOutlined";
import KeyboardArrowDown from "@mui/icons-material/KeyboardArrowDownOutlined";
import KeyboardArrowUp from "@mui/icons-material/KeyboardArrowUpOutlined";
import Keyboard from "@mui/icons-material/KeyboardOutlined";
import Key from "@mui/icons-material/KeyOutlined";
import Language from "@mui/icons-material/LanguageOutlined";
import LightMode from "@mui/icons-material/LightModeOutlined";
import LinkOff from "@mui/icons-material/LinkOffOutlined";
import Link from "@mui/icons-material/LinkOutlined";
import List from "@mui/icons-material/ListOutlined";
import LocalFireDepartment from "@mui/icons-material/LocalFireDepartmentOutlined";
import Lock from "@mui/icons-material/LockOutlined";
import Login from "@mui/icons-material/LoginOutlined";
import Logout from "@mui/icons-material/LogoutOutlined";
import Looks3 from "@mui/icons-material/Looks3Outlined";
import ManageAccounts from "@mui/icons-material/ManageAccountsOutlined";
import MenuOpen from "@mui/icons-material/MenuOpenOutlined";
import Menu from "@mui/icons-material/MenuOutlined";
import MonetizationOn from "@mui/icons-material/MonetizationOnOutlined";
import MoreHoriz from "@mui/icons-material/MoreHorizOutlined";
import MoreVert from "@mui/icons-material/MoreVertOutlined";
import Mouse from "@mui/icons-material/MouseOutlined";
import Note from "@mui/icons-material/NoteOutlined";
import Notes from "@mui/icons-material/NotesOutlined";
import Notifications from "@mui/icons-material/NotificationsOutlined";
import Numbers from "@mui/icons-material/NumbersOutlined";
import OpenInNew from "@mui/icons-material/OpenInNewOutlined";
import Palette from "@mui/icons-material/PaletteOutlined";
import PauseCircle from "@mui/icons-material/PauseCircleOutlined";
import Payments from "@mui/icons-material/PaymentsOutlined";
import People from "@mui/icons-material/PeopleOutlined";
import Percent from "@mui/icons-material/PercentOutlined";
import PersonAdd from "@mui/icons-material/PersonAddOutlined";
import PersonSearch from "@mui/icons-material/PersonSearchOutlined";
import Phonelink from "@mui/icons-material/PhonelinkOutlined";
import Phone from "@mui/icons-material/PhoneOutlined";
import PhotoCamera from "@mui/icons-material/PhotoCameraOutlined";
import PhotoLibrary from "@mui/icons-material/PhotoLibraryOutlined";
import PieChart from "@mui/icons-material/PieChartOutlined";
import Pin from "@mui/icons-material/PinOutlined";
import PlayCircle from "@mui/icons-material/PlayCircleOutlined";
import Poll from "@mui/icons-material/PollOutlined";
import PostAdd from "@mui/icons-material/PostAddOutlined";
import Preview from "@mui/icons-material/PreviewOutlined";
import Print from "@mui/icons-material/PrintOutlined";
import Public from "@mui/icons-material/PublicOutlined";
import Publish from "@mui/icons-material/PublishOutlined";
import PushPin from "@mui/icons-material/PushPinOutlined";
import Quiz from "@mui/icons-material/QuizOutlined";
import RadioButtonChecked from "@mui/icons-material/RadioButtonCheckedOutlined";
import Redeem from "@mui/icons-material/RedeemOutlined";
import Redo from "@mui/icons-material/RedoOutlined";
import Refresh from "@mui/icons-material/RefreshOutlined";
import Remove from "@mui/icons-material/RemoveOutlined";
import Reorder from "@mui/icons-material/ReorderOutlined";
import Reply from "@mui/icons-material/ReplyOutlined";
import Report from "@mui/icons-material/ReportOutlined";
import RestoreFromTrash from "@mui/icons-material/RestoreFromTrashOutlined";
import RocketLaunch from "@mui/icons-material/RocketLaunchOutlined";
import Rule from "@mui/icons-material/RuleOutlined";
import Schedule from "@mui/icons-material/ScheduleOutlined";
import School from "@mui/icons-material/SchoolOutlined";
import Science from "@mui/icons-material/ScienceOutlined";
import SearchOff from "@mui/icons-material/SearchOffOutlined";
import Search from "@mui/icons-material/SearchOutlined";
import Security from "@mui/icons-material/SecurityOutlined";
import Send from "@mui/icons-material/SendOutlined";
import Settings from "@mui/icons-material/SettingsOutlined";
import Shield from "@mui/icons-material/ShieldOutlined";
import ShortText from "@mui/icons-material/ShortTextOutlined";
import Shuffle from "@mui/icons-material/ShuffleOutlined";
import Smartphone from "@mui/icons-material/SmartphoneOutlined";
import Sort from "@mui/icons-material/SortOutlined";
import StarBorder from "@mui/icons-material/StarBorderOutlined";
import StarHalf from "@mui/icons-material/StarHalfOutlined";
import Star from "@mui/icons-material/StarOutlined";
import StickyNote2 from "@mui/icons-material/StickyNote2Outlined";
import Storage from "@mui/icons-material/StorageOutlined";
import Style from "@mui/icons-material/StyleOutlined";
import Subject from "@mui/icons-material/SubjectOutlined";
import SwapHoriz from "@mui/icons-material/SwapHorizOutlined";
import SwapVert from "@mui/icons-material/SwapVertOutlined";
import Sync from "@mui/icons-material/SyncOutlined";
import TableChart from "@mui/icons-material/TableChartOutlined";
import Tab from "@mui/icons-material/TabOutlined";
import TaskAlt from "@mui/icons-material/TaskAltOutlined";
import TextFields from "@mui/icons-material/TextFieldsOutlined";
import ThumbsUpDown from "@mui/icons-material/ThumbsUpDownOutlined";
import ThumbUp from "@mui/icons-material/ThumbUpOutlined";
import Timer from "@mui/icons-material/TimerOutlined";
import Title from "@mui/icons-material/TitleOutlined";
import TouchApp from "@mui/icons-material/TouchAppOutlined";
import Translate from "@mui/icons-material/TranslateOutlined";
import Tune from "@mui/icons-material/TuneOutlined";
import Undo from "@mui/icons-material/UndoOutlined";
import UnfoldMore from "@mui/icons-material/UnfoldMoreOutlined";
import UploadFile from "@mui/icons-material/UploadFileOutlined";
import VerifiedUser from "@mui/icons-material/VerifiedUserOutlined";
import Videocam from "@mui/icons-material/VideocamOutlined";
import ViewAgenda from "@mui/icons-material/ViewAgendaOutlined";
import ViewColumn from "@mui/icons-material/ViewColumnOutlined";
import ViewList from "@mui/icons-material/ViewListOutlined";
import ViewModule from "@mui/icons-material/ViewModuleOutlined";
import ViewWeek from "@mui/icons-material/ViewWeekOutlined";
import VisibilityOff from "@mui/icons-material/VisibilityOffOutlined";
import Visibility from "@mui/icons-material/VisibilityOutlined";
import Warning from "@mui/icons-material/WarningOutlined";
import Whatshot from "@mui/icons-material/WhatshotOutlined";
import WhereToVote from "@mui/icons-material/WhereToVoteOutlined";
import Work from "@mui/icons-material/WorkOutlined";
import ZoomIn from "@mui/icons-material/ZoomInOutlined";
import ZoomOut from "@mui/icons-material/ZoomOutOutlined";
import type { SvgIconProps } from "@mui/material/SvgIcon";
import type { ComponentType } from "react";
import type { IconName } from "../../schema/iconNames";

/** The icons that consoles bundle, by the names of the schemas. The others of the set would weigh megabytes. */
const ICONS: Readonly<Record<IconName, ComponentType<SvgIconProps>>> = {
  AccountCircle,
  AccountTree,
  Add,
  AddPhotoAlternate,
  AdminPanelSettings,
  AltRoute,
  ArrowBack,
  ArrowDownward,
  ArrowDropDown,
  ArrowForward,
  ArrowUpward,
  Article,
  Assignment,
  AttachFile,
  AutoAwesome,
  Badge,
  BarChart,
  Block,
  Bolt,
  BookmarkAdd,
  Business,
  CalendarMonth,
  CalendarToday,
  Campaign,
  Cancel,
  CardGiftcard,
  Casino,
  Category,
  ChatBubble,
  Check,
  CheckBox,
  CheckBoxOutlineBlank,
  CheckCircle,
  ChevronLeft,
  ChevronRight,
  Circle,
  Close,
  CloudDone,
  CloudOff,
  CloudUpload,
  Code,
  Computer,
  ContentCopy,
  ContentPaste,
  DarkMode,
  DataObject,
  Delete,
  Description,
  DesktopWindows,
  DonutLarge,
  Download,
  Drafts,
  DragIndicator,
  Edit,
  EditNote,
  Email,
  EmojiEvents,
  ErrorOutline,
  Event,
  ExpandLess,
  ExpandMore,
  Extension,
  Filter1,
  FilterList,
  Fingerprint,
  FitScreen,
  Flag,
  FormatListNumbered,
  Forum,
  Fullscreen,
  Functions,
  Grade,
  GridOn,
  Group,
  Groups,
  HelpOutline,
  History,
  Home,
  HourglassEmpty,
  HowToVote,
  Image,
  ImageSearch,
  Inbox,
  Info,
  InsertDriveFile,
  Insights,
  Key,
  Keyboard,
  KeyboardArrowDown,
  KeyboardArrowUp,
  Language,
  LightMode,
  Link,
  LinkOff,
  List,
  LocalFireDepartment,
  Lock,
  Login,
  Logout,
  Looks3,
  ManageAccounts,
  Menu,
  MenuOpen,
  MonetizationOn,
  MoreHoriz,
  MoreVert,
  Mouse,
  Note,
  Notes,
  Notifications,
  Numbers,
  OpenInNew,
  Palette,
  PauseCircle,
  Payments,
  People,
  Percent,
  PersonAdd,
  PersonSearch,
  Phone,
  Phonelink,
  PhotoCamera,
  PhotoLibrary,
  PieChart,
  Pin,
  PlayCircle,
  Poll,
  PostAdd,
  Preview,
  Print,
  Public,
  Publish,
  PushPin,
  Quiz,
  RadioButtonChecked,
  Redeem,
  Redo,
  Refresh,
  Remove,
  Reorder,
  Reply,
  Report,
  RestoreFromTrash,
  RocketLaunch,
  Rule,
  Schedule,
  Science,
  School,
  Search,
  SearchOff,
  Security,
  Send,
  Settings,
  Shield,
  ShortText,
  Shuffle,
  Smartphone,
  Sort,
  Star,
  StarBorder,
  StarHalf,
  StickyNote2,
  Storage,
  Style,
  Subject,
  SwapHoriz,
  SwapVert,
  Sync,
  Tab,
  TableChart,
  TaskAlt,
  TextFields,
  ThumbUp,
  ThumbsUpDown,
  Timer,
  Title,
  TouchApp,
  Translate,
  Tune,
  Undo,
  UnfoldMore,
  UploadFile,
  VerifiedUser,
  Videocam,
  ViewAgenda,
  ViewColumn,
  ViewList,
  ViewModule,
  ViewWeek,
  Visibility,
  VisibilityOff,
  Warning,
  Whatshot,
  WhereToVote,
  Work,
  ZoomIn,
  ZoomOut,
};

export function isKnownIcon(name: string): name is IconName {
  return Object.hasOwn(ICONS, name);
}

interface IconProps extends Pick<SvgIconProps, "fontSize" | "sx" | "color"> {
  /** Name in PascalCase, e.g. `RadioButtonChecked`; an unknown one shows a neutral sign. */
  readonly name: string;
}

/** A decorative icon: what it means is said by the text beside it. */
export function Icon({ name, fontSize = "small", ...rest }: IconProps) {
  const Glyph = isKnownIcon(name) ? ICONS[name] : Category;
  return <Glyph aria-hidden fontSize={fontSize} {...rest} />;
}
